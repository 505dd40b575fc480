/** The pictures of the nine landscapes, drawn about the origin within a hexagon of side 60 that stands on a point. */

import { dice, type Point } from '../../board/geometry';
import { block, fir, halfAt, ink, line, patch, ripples, sheaf, shore, tree, tuft, vine, wash, type Stroke } from './woodcut';

export const LANDSCAPES = ['friche', 'carriere', 'foret', 'lac', 'champ', 'vigne', 'plus3', 'minus1', 'minus2'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

/** The value that is printed on a tile; what the server tells goes before it. */
export const PRINTED: Record<Landscape, number> = {
  friche: 0, carriere: 1, foret: 1, lac: 1, champ: 2, vigne: 2, plus3: 3, minus1: -1, minus2: -2,
};

export interface Look {
  /** The ground, its edge, and the light line within. */
  ground: string;
  rim: string;
  gleam: string;
  strokes: Stroke[];
}

function friche(): Stroke[] {
  const patches: [number, number, number, number][] = [[-22, -30, 20, 9], [27, 10, 17, 9], [-24, 24, 19, 8], [12, -42, 14, 6], [8, 42, 14, 5]];
  const tufts: [number, number, number][] = [
    [-30, -20, 13], [-12, -36, 11], [14, -34, 13], [34, -16, 12], [-38, 8, 11], [37, 14, 13], [-25, 32, 13], [24, 34, 12], [2, 50, 10], [-2, -48, 8], [-42, -8, 8], [43, 0, 8],
  ];
  const heather: Point[] = [[-20, -25], [-17, -22], [-23, -22], [26, -26], [29, -23], [31, -27], [-33, 17], [-30, 20], [-35, 21], [30, 25], [33, 22], [36, 26], [-8, 42], [-5, 45], [-11, 45], [5, -40], [8, -38]];
  const dots = heather.map(([x, y]) => `M${x - 1.7} ${y}a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0`).join('');
  const scratches = [[-8, -24], [18, -18], [-44, 20], [20, 20], [-14, 26], [40, -26], [-34, -30], [10, 30]] as const;
  return [
    ...patches.map(([x, y, w, h], index) => wash(shore(x, y, w, h, 1, 7 + index), '#bda669', 0.6)),
    ink(scratches.map(([x, y]) => `M${x - 5} ${y}h7M${x - 1} ${y + 2.6}h7`).join(''), 0.7),
    { d: tufts.map(([x, y, h]) => tuft(x + 0.8, y + 0.6, h * 0.9, 5)).join(''), stroke: '#83803f', width: 2.2 },
    ink(tufts.map(([x, y, h]) => tuft(x, y, h, 6)).join(''), 0.95),
    { d: dots, fill: '#8d4f74', stroke: '#4c2440', width: 0.6 },
    patch('M-16 44q1-6 6-5t6 6ZM24-8q1-5 5-4t5 5Z', '#d9d0bb', 1),
    ink('M-9 43.500l3-2M-12 44l3-2.500M30-8.500l3-2', 0.8),
  ];
}

function carriere(): Stroke[] {
  const terrace = (y: number, left: number, right: number, high: number, step: number): Stroke[] => {
    const joints: string[] = [];
    const rows = Math.max(1, Math.round(high / 7));
    for (let row = 0; row < rows; row++) {
      const top = y + (row * high) / rows;
      if (row) joints.push(`M${left + 1} ${top.toFixed(1)}H${right - 1}`);
      for (let x = left + step * (row % 2 ? 0.5 : 1); x < right - 2; x += step) joints.push(`M${x.toFixed(1)} ${(top + 0.6).toFixed(1)}v${(high / rows - 1).toFixed(1)}`);
    }
    return [
      patch(line([[left, y], [right, y], [right, y + high], [left, y + high]], true), '#a6977a', 1.2),
      ink(joints.join(''), 0.95),
      wash(line([[left + 0.7, y + 0.7], [right - 0.7, y + 0.7], [right - 0.7, y + 3], [left + 0.7, y + 3]], true), '#d8cbaa', 0.7),
    ];
  };
  return [
    wash('M-45-22 0-50 45-22V-8H-45Z', '#dfd5b9'),
    ink('M-18-36h7M-8-42h8M6-38h9M20-32h8M-30-29h7M-3-34h6', 0.8),
    ...terrace(-27, -43, 43, 14, 13),
    wash('M-46-13H46V8H-46Z', '#ded2b3'),
    ...terrace(-5, -47, -2, 13, 12),
    wash('M-47 8H47V27L0 54-47 27Z', '#b9a985'),
    ink('M-45 11H-12M-44 14.500H-24M30 11H45M38 14.500H45M-44 18H-34', 0.7),
    ink('M-40 22h9M-36 25h8M34 16h8M31 19h7M2 47h9M-12 45h8', 0.8),
    ...block(8, 8, 15, 9, 9),
    ...block(-34, 27, 17, 11, 10),
    ...block(14, 31, 18, 12, 11),
    ...block(-8, 22, 13, 9, 9),
    // The hoist over the pit, with a stone on its rope.
    { d: 'M12-8 26-44 38-6M26-44 3-34', stroke: '#4a2f16', width: 2.6 },
    ink('M5-33.500V-20M17.500-22H33', 1),
    patch('M0-20H10V-13H0Z', '#efe6cd', 1),
  ];
}

function foret(): Stroke[] {
  const rows: [number, number, number, boolean][] = [
    [-2, -34, 9.5, true], [-19, -25, 10, false], [15, -24, 10.5, false], [33, -16, 10, true], [-36, -13, 10, true], [-3, -14, 11.5, false],
    [-22, -1, 11.5, false], [17, 1, 12, false], [38, 6, 9.5, false], [-40, 10, 9.5, false], [-3, 14, 12, true],
    [-22, 24, 11.5, true], [19, 25, 12, false], [36, 27, 8, true], [-38, 27, 8.5, false], [-2, 37, 11.5, false],
  ];
  const leaves = ['#4f6f3a', '#5b7c40', '#48663a'];
  return [
    ink('M-30 39h9M18 41h9M-12 47h8M6 48h7M-44-4h6M26-33h8', 0.8),
    ...rows.flatMap(([x, y, r, pointed], index) =>
      pointed ? fir(x, y + 3, r * 2.7, '#3d5c41') : tree(x, y + 3, r, leaves[index % 3] ?? '', '#83a05a', 31 + index * 7),
    ),
  ];
}

function lac(): Stroke[] {
  const water = (share: number): string => shore(0, -1, 47, 46, share, 23);
  const reeds = (x: number, y: number): string => `M${x} ${y}q-1-8-4-13M${x + 2} ${y}v-17M${x + 4} ${y}q1-8 5-12M${x + 6} ${y}q2-5 6-7`;
  return [
    ink('M-46 14h6M-45 17h5M38-26h6M40 24h5M-22 47h7M10 50h6M-32-36h6', 0.8),
    patch(water(1), '#6f9fae', 1.5),
    wash(water(0.8), '#85b1bc', 0.9),
    wash(water(0.52), '#9cc3c9', 0.9),
    ink(water(0.93), 0.75),
    ink(water(0.86), 0.5),
    ink(ripples([[-27, -18, 10], [-17, 10, 30], [-9, -34, -16], [9, 14, 34], [17, -28, -10], [25, 2, 22], [33, -14, 6]]), 1),
    { d: ripples([[-22, -4, 14], [4, -36, -20], [21, -8, 10]]), stroke: '#e3f0ee', width: 1 },
    // A boat under sail.
    patch('M-13 6H16Q13 13 8 13H-6Q-11 12-13 6Z', '#8a5a2c', 1.2),
    ink('M-11 8.500H14', 0.8),
    ink('M2 6V-20', 1.5),
    patch('M4-19Q18-10 17 3H4Z', '#f4ead0', 1.1),
    patch('M0-17Q-7-8-9 3H0Z', '#e4d5b0', 1.1),
    ink('M7-12q5 4 6 12M7-6q3 3 3.500 7', 0.7),
    ink('M-16 17h10M-2 16.500h12M14 15h6', 0.9),
    ink(reeds(-38, 32) + reeds(30, 36), 1.2),
    { d: 'M-36 17v-4M-42 21v-3M32 21v-4M39 27l1-3', stroke: '#5d3517', width: 2.4 },
  ];
}

function champ(): Stroke[] {
  const strokes: Stroke[] = [];
  const curve = (y: number): string => {
    const half = Math.max(4, Math.min(halfAt(y + (y < 0 ? -3 : 3), 7), 46));
    const rise = half * 0.16;
    return `M${-half} ${y}Q0 ${(y - rise * 2).toFixed(1)} ${half} ${y}`;
  };
  const strip = (top: number, bottom: number, fill: string): Stroke => {
    const [a, b] = [Math.min(halfAt(top - 3, 6), 46), Math.min(halfAt(bottom + 3, 6), 46)];
    return wash(`M${-a} ${top}Q0 ${top - a * 0.32} ${a} ${top}L${b} ${bottom}Q0 ${bottom - b * 0.32} ${-b} ${bottom}Z`, fill);
  };
  strokes.push(strip(-26, -13, '#cf9f3c'), strip(0, 14, '#cf9f3c'), strip(27, 37, '#cf9f3c'));
  for (let y = -37; y <= 41; y += 4.4) strokes.push(ink(curve(y), y % 2 ? 0.75 : 0.95));
  const roll = dice(77);
  const ears: string[] = [];
  for (const [y, half] of [[-30, 26], [-8, 38], [18, 40], [40, 18]] as const) {
    for (let x = -half; x <= half; x += 6) {
      const base = y - (1 - (x / 46) ** 2) * 7 + 1 + roll() * 2;
      ears.push(`M${x.toFixed(1)} ${base.toFixed(1)}v-8M${(x - 2).toFixed(1)} ${(base - 6).toFixed(1)}l2 2 2-2M${(x - 2).toFixed(1)} ${(base - 9).toFixed(1)}l2 2 2-2`);
    }
  }
  strokes.push({ d: ears.join(''), stroke: '#f6e39a', width: 2.6 }, ink(ears.join(''), 0.95));
  strokes.push(...sheaf(-21, 2, 27), ...sheaf(20, 12, 31), ...sheaf(-9, 34, 26));
  return strokes;
}

function vigne(): Stroke[] {
  const rows: [number, number, number][] = [[-31, 16, 11], [-11, 34, 12.5], [12, 36, 13.5], [36, 22, 13]];
  const strokes: Stroke[] = [];
  rows.forEach(([y, half, size], row) => {
    const wide = Math.min(46, half + 8);
    strokes.push(wash(`M${-wide} ${y + 1}Q0 ${y + 6} ${wide} ${y + 1}Q0 ${y + 13} ${-wide} ${y + 1}Z`, '#8f6239', 0.55));
    strokes.push(ink(`M${-wide + 4} ${y + 4}Q0 ${y + 9} ${wide - 4} ${y + 4}M${-wide + 12} ${y + 7.5}Q0 ${y + 12} ${wide - 12} ${y + 7.5}`, 0.8));
    strokes.push(ink(`M${-half - 4} ${y - size * 1.05}H${half + 4}`, 0.8));
    const count = Math.round((half * 2) / (size * 1.32));
    for (let i = 0; i <= count; i++) strokes.push(...vine(-half + (i * half * 2) / count, y + 2, size, 5 + row * 13 + i * 3));
  });
  return strokes;
}

function plus3(): Stroke[] {
  const bed = (x: number, y: number): Stroke[] => [
    patch(`M${x - 9} ${y - 4.5}H${x + 9}L${x + 10} ${y + 4.5}H${x - 10}Z`, '#5f8142', 1),
    { d: `M${x - 6} ${y - 1.500}h.1M${x - 1} ${y - 2}h.1M${x + 4} ${y - 1.500}h.1M${x - 4} ${y + 2}h.1M${x + 1} ${y + 1.800}h.1M${x + 6} ${y + 2}h.1`, stroke: '#f3c7b0', width: 2.3 },
  ];
  const arch = (x: number): string => `M${x} 1V-6a3.200 3.200 0 0 1 6.400 0V1Z`;
  return [
    wash('M-45 4H45V26L0 52-45 26Z', '#dccf92'),
    ...tree(-39, 3, 7.5, '#4f6f3a', '#83a05a', 3),
    ...tree(40, 2, 8, '#5b7c40', '#8fac62', 9),
    // The church: nave, choir and tower.
    patch('M-14-4V-20H26V-4Z', '#f0e5c8'),
    patch('M-18-19-11-32H24L30-19Z', '#c8862f', 1.3),
    ink('M-10-29H24M-12-25.500H26M-14-22.500H27.500M-4-32l-3 12M5-32l-1.500 12M14-32v12M21-32l2 12', 0.7),
    patch('M26-4V-15Q34-15 34-9V-4Z', '#e2d5b4'),
    patch('M-30-4V-34H-14V-4Z', '#f5ecd4'),
    patch('M-33-33-22-54-11-33Z', '#8d3a2a', 1.3),
    ink('M-22-54V-59.500M-24.500-57.500h5M-25-40l-2 6M-22-46v12M-19-40l2 6', 1.1),
    patch('M-25-20V-26a3 3 0 0 1 6 0V-20Z', '#3b2a1a', 0.8),
    patch('M-4-7V-13a2.200 2.200 0 0 1 4.400 0V-7ZM7-7V-13a2.200 2.200 0 0 1 4.400 0V-7ZM18-7V-13a2.200 2.200 0 0 1 4.400 0V-7Z', '#4a6b86', 0.8),
    ink('M-17-31v26M-19.500-28v22', 0.8),
    // The cloister's arcade and the garden in four beds about a well.
    patch('M-42 4V-7H42V4Z', '#e9dcba', 1.2),
    patch([-39, -29, -19, -9, 2, 12, 22, 32].map(arch).join(''), '#6b563a', 0.8),
    patch('M-44-6.500H44L42-10.500H-42Z', '#b4632f', 1),
    ...bed(-19, 14), ...bed(19, 14), ...bed(-14, 30), ...bed(14, 30),
    ink('M-44 5V26L-30 34M44 5V26L30 34', 1.6),
    patch('M-6 21a6 3 0 0 1 12 0V26a6 3 0 0 1-12 0Z', '#d8cdb4', 1),
    patch('M-4 21a4 1.800 0 0 0 8 0a4 1.800 0 0 0-8 0Z', '#5f93a5', 0.8),
  ];
}

function minus1(): Stroke[] {
  const pool = (x: number, y: number, w: number, h: number, seed: number): Stroke[] => [
    patch(shore(x, y, w, h, 1, seed), '#46544e', 1.2),
    { d: shore(x, y, w, h, 0.72, seed), stroke: '#8fa095', width: 0.8 },
    { d: `M${x - w * 0.4} ${y}h${w * 0.5}M${x - w * 0.1} ${y + 3}h${w * 0.45}`, stroke: '#9fb0a2', width: 1 },
  ];
  return [
    wash(shore(0, 0, 50, 48, 0.9, 5), '#6d6c49', 0.7),
    ink('M-40-14h9M-36-11h8M26-32h9M29-29h8M-24-36h8M30 6h8M-8 46h9M-44 12h5', 0.8),
    ...pool(-19, 24, 21, 9, 3),
    ...pool(25, 20, 17, 8, 11),
    ...pool(-27, -14, 13, 6, 19),
    ...pool(26, -18, 14, 6, 29),
    // The dead tree.
    patch('M-4 20Q1 8-2-6Q-8-14-19-19L-18-21Q-8-18-3-13Q-6-26-12-34L-10-35Q-3-27-1-19Q3-30 1-44L3-44Q7-32 4-18Q11-24 17-34L19-33Q15-22 5-11Q12-13 20-11L20-9Q10-9 4-3Q3 8 9 20Q3 17-4 20Z', '#3a3328', 1),
    { d: 'M0 14Q2 4 1-6M2-14Q4-24 2.500-34', stroke: '#857a5e', width: 0.9 },
    ink('M-19-20l-6 1M-19-20l-3-5M-11-35l-6-2M-11-35v-6M18-34l5-3M18-34v-7M20-10l5-3M2-44l-4-5M2-44l4-4', 1.1),
    { d: tuft(-38, 14, 13, 5) + tuft(38, 12, 12, 5) + tuft(-6, 42, 12, 5) + tuft(15, 39, 9, 5) + tuft(-40, -4, 8, 4) + tuft(40, -8, 9, 5), stroke: '#a8a268', width: 1.6 },
    ink(tuft(-38.8, 14, 12, 5) + tuft(37.2, 12, 11, 5) + tuft(-6.8, 42, 11, 5) + tuft(14.2, 39, 8, 5), 0.8),
    { d: 'M-46 2q8-4 16 0t16 0M10 2q8-4 16 0t14-1M-28-28q7-4 14 0M20-42q7-3 12 1', stroke: '#dcd9b8', width: 1.4, opacity: 0.65 },
  ];
}

function minus2(): Stroke[] {
  const pale = '#b9a892';
  return [
    wash(shore(0, 14, 48, 34, 0.9, 9), '#2a1f1c', 0.75),
    // Smoke, in pale lines on black.
    { d: 'M-16-16q-7-8 0-14t-2-15M-10-20q-5-7 1-13t0-13M18-18q7-7 1-14t4-14M24-16q6-6 2-12', stroke: pale, width: 1.1, opacity: 0.75 },
    // The glow of what still burns.
    wash('M-30 14Q-34 2-27-4Q-27 3-23-2Q-24-12-17-18Q-17-8-12-5Q-12-12-7-15Q-8-4-3 2Q-2-6 3-8Q3 0 8 2Q9-9 15-15Q15-6 20-3Q21-9 25-10Q24-2 29 4Q31 9 29 14Z', '#b5431d'),
    wash('M-24 14Q-26 7-21 2Q-21 8-17 4Q-17-2-13-6Q-12 2-8 5Q-5 8-2 7Q2 4 4 0Q6 7 10 7Q14 3 16-2Q17 5 21 7Q24 10 23 14Z', '#e8983a'),
    // What is left of the house.
    patch('M-32 22V-3L-26 2-24-8-20-3V4L-14 1V22Z', '#1d1512', 1.1),
    patch('M32 22V-8L27-2 24-16 19-9V2L12 7V22Z', '#1d1512', 1.1),
    patch('M-6 22V10H8V22Z', '#120c0a', 1),
    { d: 'M-24-8 1-30 24-16M1-30V-6M-12-18 8-6', stroke: '#150e0b', width: 3.4 },
    { d: 'M-23-9 1-29.500M2-29 22.500-17M-28 6v10M-24 4v4M-18 8v10M17 8v9M22 0v8M28 2v14', stroke: pale, width: 0.9, opacity: 0.85 },
    { d: 'M-42 24H-34M-38 28H-26M-18 27H-4M4 28H20M26 25H42M-12 33H6M14 35H24M-26 35H-18', stroke: pale, width: 1, opacity: 0.7 },
    // Cracked, burnt ground.
    { d: 'M-44-4l6 5-3 6M42-10l-5 6 4 6M-30-28l5 4M34-28l-4 5', stroke: '#15100e', width: 1.4 },
    { d: 'M-36 17h.1M-9 30h.1M12 31h.1M37 18h.1M30 31h.1M-22 31h.1', stroke: '#e0702a', width: 2.4 },
    // Two crows.
    { d: 'M-40-16q4-5 7 0q3-5 7 0M28-36q3-4 5.500 0q2.500-4 5.500 0M-6-46q3-4 5.500 0q2.500-4 5.500 0', stroke: '#120c0a', width: 2 },
  ];
}

export const LOOKS: Record<Landscape, Look> = {
  friche: { ground: '#d5c391', rim: '#7d6636', gleam: '#f2e6bf', strokes: friche() },
  carriere: { ground: '#cfc2a2', rim: '#655a45', gleam: '#f4ecd6', strokes: carriere() },
  foret: { ground: '#8fa566', rim: '#2f4526', gleam: '#c4d297', strokes: foret() },
  lac: { ground: '#c2b785', rim: '#27485a', gleam: '#eadfb4', strokes: lac() },
  champ: { ground: '#e2b955', rim: '#855a14', gleam: '#fbe6a4', strokes: champ() },
  vigne: { ground: '#c9986a', rim: '#5a2142', gleam: '#efcfa2', strokes: vigne() },
  plus3: { ground: '#a9ba70', rim: '#8a6410', gleam: '#f7e08e', strokes: plus3() },
  minus1: { ground: '#85835c', rim: '#33352a', gleam: '#b5b288', strokes: minus1() },
  minus2: { ground: '#54423b', rim: '#1b1210', gleam: '#8c6f5f', strokes: minus2() },
};

export function isLandscape(slug: string): slug is Landscape {
  return slug in LOOKS;
}

export function lookOf(slug: string): Look {
  return LOOKS[isLandscape(slug) ? slug : 'friche'];
}
