/** An icon of the set, as the path data of its one shape in a box of 512 by 512. */
declare module '~icons/game-icons/*' {
  const path: string;
  export default path;
}
