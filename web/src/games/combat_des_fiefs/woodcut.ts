/** What the pictures of the landscapes are made of: trees, tufts, blocks, waves, as strokes of a woodcut. */

import { dice, type Point } from '../../board/geometry';

/** One stroke or patch: path data and how it is inked. Without a colour of its own the line is ink. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export const INK = '#2c1e12';

const n = (number: number): string => String(Math.round(number * 10) / 10);

export function line(points: readonly Point[], closed = false): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '');
}

export function ink(d: string, width = 1.3): Stroke {
  return { d, width, stroke: INK };
}

export function patch(d: string, fill: string, width = 1.2): Stroke {
  return { d, fill, stroke: INK, width };
}

export function wash(d: string, fill: string, opacity = 1): Stroke {
  return { d, fill, stroke: 'none', opacity };
}

/** Half the width of a tile's picture at a height, less an edge. */
export function halfAt(y: number, edge = 6): number {
  const high = Math.abs(y);
  return (high <= 30 ? 52 : Math.max(0, (52 * (60 - high)) / 30)) - edge;
}

/** Blades of grass from one foot. */
export function tuft(x: number, y: number, high: number, blades = 5): string {
  let d = '';
  for (let i = 0; i < blades; i++) {
    const lean = (i / (blades - 1) - 0.5) * 2;
    const top = high * (1 - 0.28 * Math.abs(lean));
    d += `M${n(x + lean * 2)} ${n(y)}q${n(lean * 1)} ${n(-top * 0.6)} ${n(lean * high * 0.52)} ${n(-top)}`;
  }
  return d;
}

/** A round crown with a scalloped edge. */
function scallop(x: number, y: number, r: number, lobes: number, turned: number): string {
  let d = '';
  for (let i = 0; i <= lobes; i++) {
    const angle = turned + (i / lobes) * Math.PI * 2;
    const [px, py] = [x + r * Math.cos(angle), y + r * 0.94 * Math.sin(angle)];
    d += i === 0 ? `M${n(px)} ${n(py)}` : `A${n(r * 0.52)} ${n(r * 0.52)} 0 0 1 ${n(px)} ${n(py)}`;
  }
  return `${d}Z`;
}

/** A tree in leaf: its trunk's foot at the point. */
export function tree(x: number, y: number, r: number, leaf: string, light: string, seed: number): Stroke[] {
  const roll = dice(seed);
  const top = y - r * 1.25;
  const shade: string[] = [];
  for (let i = 0; i < 4; i++) {
    const down = top - r * 0.35 + i * r * 0.36;
    shade.push(`M${n(x + r * (0.86 - 0.14 * Math.abs(i - 1.2)))} ${n(down)}q${n(-r * 0.2)} ${n(r * 0.24)} ${n(-r * (0.42 + roll() * 0.22))} ${n(r * 0.26)}`);
  }
  return [
    patch(`M${n(x - r * 0.14)} ${n(y - r * 0.5)}L${n(x - r * 0.2)} ${n(y)}H${n(x + r * 0.2)}L${n(x + r * 0.14)} ${n(y - r * 0.5)}Z`, '#5d4023', 0.9),
    patch(scallop(x, top, r, 8, roll()), leaf, 1.15),
    wash(scallop(x - r * 0.2, top - r * 0.24, r * 0.5, 6, roll()), light, 0.85),
    ink(shade.join(''), 0.95),
  ];
}

/** A fir: its foot at the point. */
export function fir(x: number, y: number, high: number, leaf: string): Stroke[] {
  const w = high * 0.36;
  const tier = (share: number, half: number): string => `L${n(x + w * half)} ${n(y - high * share)}`;
  const back = (share: number, half: number): string => `L${n(x - w * half)} ${n(y - high * share)}`;
  const d =
    `M${n(x)} ${n(y - high)}` + tier(0.66, 0.56) + tier(0.68, 0.26) + tier(0.38, 0.8) + tier(0.41, 0.4) + tier(0.1, 1) +
    back(0.1, 1) + back(0.41, 0.4) + back(0.38, 0.8) + back(0.68, 0.26) + back(0.66, 0.56) + 'Z';
  const shade = [0.72, 0.46, 0.2].map((share, i) => `M${n(x + w * 0.08)} ${n(y - high * share - 2)}l${n(w * (0.2 + i * 0.16))} ${n(high * 0.07)}M${n(x + w * 0.06)} ${n(y - high * (share - 0.06) - 1)}l${n(w * (0.22 + i * 0.16))} ${n(high * 0.06)}`);
  return [ink(`M${n(x)} ${n(y)}V${n(y - high * 0.1)}`, 2.2), patch(d, leaf, 1.1), ink(shade.join(''), 0.9)];
}

/** A cut stone seen from the side and above; its lower left corner at the point. */
export function block(x: number, y: number, w: number, h: number, deep: number): Stroke[] {
  const [dx, dy] = [deep * 0.8, -deep * 0.5];
  const hatch: string[] = [];
  for (let i = 2.2; i < h; i += 2.6) hatch.push(`M${n(x + w + 0.6)} ${n(y - i)}l${n(dx - 0.8)} ${n(dy + 0.4)}`);
  return [
    patch(line([[x, y], [x, y - h], [x + w, y - h], [x + w, y]], true), '#c9bc9f'),
    patch(line([[x, y - h], [x + dx, y - h + dy], [x + w + dx, y - h + dy], [x + w, y - h]], true), '#efe6cd'),
    patch(line([[x + w, y], [x + w, y - h], [x + w + dx, y - h + dy], [x + w + dx, y + dy]], true), '#8e8068'),
    ink(hatch.join(''), 0.9),
    ink(`M${n(x + w * 0.2)} ${n(y - h * 0.62)}l${n(w * 0.22)} -1.500M${n(x + w * 0.5)} ${n(y - h * 0.3)}l${n(w * 0.26)} -1.500`, 0.8),
  ];
}

/** A sheaf of corn that stands on the point. */
export function sheaf(x: number, y: number, high: number): Stroke[] {
  const w = high * 0.42;
  const straws: string[] = [];
  const ears: string[] = [];
  for (let i = -3; i <= 3; i++) {
    const lean = i / 3;
    const top: Point = [x + lean * w, y - high * (1 - 0.12 * Math.abs(lean))];
    straws.push(`M${n(x + lean * w * 0.72)} ${n(y)}Q${n(x + lean * w * 0.2)} ${n(y - high * 0.42)} ${n(top[0])} ${n(top[1])}`);
    ears.push(`M${n(top[0])} ${n(top[1] + 2)}l${n(lean * 1.6)} ${n(-high * 0.2)}`);
  }
  return [
    patch(
      `M${n(x - w * 0.8)} ${n(y)}Q${n(x - w * 0.1)} ${n(y - high * 0.45)} ${n(x - w * 1.05)} ${n(y - high * 0.94)}Q${n(x)} ${n(y - high * 1.22)} ${n(x + w * 1.05)} ${n(y - high * 0.94)}Q${n(x + w * 0.1)} ${n(y - high * 0.45)} ${n(x + w * 0.8)} ${n(y)}Q${n(x)} ${n(y + 3)} ${n(x - w * 0.8)} ${n(y)}Z`,
      '#edcf74',
      1.2,
    ),
    ink(straws.join(''), 0.85),
    { d: ears.join(''), stroke: '#8a5a12', width: 2.1 },
    { d: `M${n(x - w * 0.42)} ${n(y - high * 0.44)}Q${n(x)} ${n(y - high * 0.36)} ${n(x + w * 0.42)} ${n(y - high * 0.44)}`, stroke: '#7c2d1c', width: 2.6 },
  ];
}

/** A vine on its stake, with grapes; the stake's foot at the point. */
export function vine(x: number, y: number, size: number, seed: number): Stroke[] {
  const roll = dice(seed);
  const grapes: string[] = [];
  const berry = (bx: number, by: number): void => void grapes.push(`M${n(bx - 1.55)} ${n(by)}a1.550 1.550 0 1 0 3.100 0a1.550 1.550 0 1 0-3.100 0`);
  const side = roll() > 0.5 ? 1 : -1;
  const [gx, gy] = [x + side * size * 0.3, y - size * 0.5];
  for (const [bx, by] of [[-1.5, 0], [1.5, 0], [0, 2.7], [-3, -2.4], [0, -2.6], [3, -2.4]] as const) berry(gx + bx, gy + by);
  return [
    ink(`M${n(x)} ${n(y)}V${n(y - size * 1.5)}`, 1.7),
    patch(scallop(x, y - size * 0.78, size * 0.62, 6, roll()), '#71883c', 1),
    wash(scallop(x - size * 0.16, y - size * 0.96, size * 0.3, 5, roll()), '#a3b463', 0.9),
    { d: grapes.join(''), fill: '#5f2a55', stroke: '#2d1029', width: 0.7 },
  ];
}

/** Short waves in rows within an outline that narrows like the tile. */
export function ripples(rows: readonly [y: number, from: number, to: number][]): string {
  return rows
    .map(([y, from, to]) => {
      const count = Math.max(1, Math.round((to - from) / 9));
      return `M${n(from)} ${n(y)}q2.250-3 4.500 0t4.500 0${'t4.500 0t4.500 0'.repeat(count - 1)}`;
    })
    .join('');
}

/** A line drawn around a middle, uneven but closed and round; the same each time. */
export function shore(x: number, y: number, wide: number, high: number, share: number, seed: number): string {
  const roll = dice(seed);
  const points: Point[] = [];
  const count = 11;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const reach = (0.86 + roll() * 0.24) * share;
    points.push([x + wide * reach * Math.cos(angle), y + high * reach * Math.sin(angle)]);
  }
  const middle = (i: number): Point => {
    const [a = [0, 0], b = [0, 0]] = [points[i % count], points[(i + 1) % count]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const [sx, sy] = middle(count - 1);
  let d = `M${n(sx)} ${n(sy)}`;
  points.forEach(([px, py], i) => {
    const [mx, my] = middle(i);
    d += `Q${n(px)} ${n(py)} ${n(mx)} ${n(my)}`;
  });
  return `${d}Z`;
}
