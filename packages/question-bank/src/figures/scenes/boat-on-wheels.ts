import { BOAT } from './rowing-boat';
import { blend, block, disc, facet, glow, moved, oval, scatter, shape, stroke, times } from './shapes';

const GROUND = 452;
const WIDTH = 184;
const GLASS = '#3a4568';
const LIGHT = '#ffd98a';

interface House {
  wall: string;
  dark: string;
  roof: string;
  door: string;
  /** Height of the wall up to the roof. */
  wallTop: number;
  top: (x: number, y: number) => string[];
}

const gable = (roof: string, wall: string) => (x: number, y: number) => [
  facet(`${x + 6},${y} ${x + WIDTH / 2},${y - 88} ${x + WIDTH - 6},${y}`, wall),
  stroke(`M${x - 4} ${y + 4}L${x + WIDTH / 2} ${y - 92}L${x + WIDTH + 4} ${y + 4}`, roof, 13),
  disc(x + WIDTH / 2, y - 36, 14, GLASS),
];

const stepped = (wall: string, edge: string) => (x: number, y: number) =>
  [0, 1, 2].flatMap((step) => [
    block(x + step * 28, y - 30 * (step + 1), WIDTH - step * 56, 32, wall),
    block(x + step * 28 - 3, y - 30 * (step + 1) - 6, WIDTH - step * 56 + 6, 8, edge),
  ]);

const mansard = (roof: string) => (x: number, y: number) => [
  facet(`${x - 6},${y} ${x + 18},${y - 68} ${x + WIDTH - 18},${y - 68} ${x + WIDTH + 6},${y}`, roof),
  ...[56, 128].flatMap((middle) => [
    block(x + middle - 19, y - 54, 38, 42, '#cfc4c4'),
    block(x + middle - 13, y - 48, 26, 36, GLASS),
    facet(`${x + middle - 24},${y - 52} ${x + middle},${y - 70} ${x + middle + 24},${y - 52}`, '#bdb2b6'),
  ]),
];

const flat = (edge: string) => (x: number, y: number) => [
  block(x - 5, y - 14, WIDTH + 10, 18, edge),
  ...times(8, (index) => block(x + 4 + index * 23.4, y + 4, 12, 7, edge)),
];

const hipped = (roof: string) => (x: number, y: number) => [
  facet(`${x - 8},${y + 4} ${x + 52},${y - 74} ${x + WIDTH - 52},${y - 74} ${x + WIDTH + 8},${y + 4}`, roof),
  ...times(4, (row) => stroke(`M${x + 8 + row * 12} ${y - 12 - row * 16}H${x + WIDTH - 8 - row * 12}`, '#3b3448', 1.5)),
];

const HOUSES: House[] = [
  {
    wall: '#71809c',
    dark: '#5d6b87',
    roof: '#3d4560',
    door: '#2f4a5c',
    wallTop: 208,
    top: gable('#3d4560', '#71809c'),
  },
  { wall: '#a86f62', dark: '#8f5c52', roof: '#4a3a48', door: '#3f4f46', wallTop: 226, top: mansard('#4d4358') },
  {
    wall: '#8d977c',
    dark: '#77816a',
    roof: '#5f6753',
    door: '#6b3f3c',
    wallTop: 224,
    top: stepped('#8d977c', '#d8cdb6'),
  },
  { wall: '#c09a72', dark: '#a7825d', roof: '#6b5548', door: '#2f5d55', wallTop: 204, top: flat('#e0cda8') },
  { wall: '#7a6a8c', dark: '#675877', roof: '#4b4259', door: '#7d5a35', wallTop: 222, top: hipped('#4f4560') },
];

function window(x: number, y: number, glass: string, curtain?: string): string[] {
  return [
    block(x - 4, y - 4, 46, 66, '#e4dccf', { corner: 2 }),
    block(x, y, 38, 58, glass),
    ...(curtain
      ? [shape(`M${x} ${y}h14q2 30 -8 58h-6z`, curtain), shape(`M${x + 38} ${y}h-14q-2 30 8 58h6z`, curtain)]
      : []),
    block(x + 17.5, y, 3, 58, '#e4dccf'),
    block(x, y + 26, 38, 3, '#e4dccf'),
    block(x - 8, y + 62, 54, 6, '#cfc5b8'),
  ];
}

function closedDoor(x: number, colour: string): string[] {
  return [
    block(x - 6, GROUND - 122, 62, 122, '#dcd2c4'),
    block(x, GROUND - 98, 50, 98, colour),
    block(x, GROUND - 116, 50, 14, GLASS),
    block(x + 7, GROUND - 90, 36, 34, '#ffffff', { opacity: 0.1 }),
    block(x + 7, GROUND - 48, 36, 38, '#ffffff', { opacity: 0.1 }),
    disc(x + 43, GROUND - 50, 2.6, '#e5c88b'),
  ];
}

function openDoor(x: number): string[] {
  return [
    oval(x + 25, GROUND - 60, 120, 120, 'url(#halo)'),
    block(x - 6, GROUND - 122, 62, 122, '#f3e3c4'),
    block(x, GROUND - 116, 50, 116, 'url(#hall)'),
    block(x + 12, GROUND - 84, 22, 28, '#d99a4a'),
    block(x + 15, GROUND - 81, 16, 22, '#f4d79a'),
    facet(`${x},${GROUND} ${x + 10},${GROUND - 14} ${x + 50},${GROUND - 14} ${x + 50},${GROUND}`, '#dba253'),
    facet(`${x + 50},${GROUND - 116} ${x + 78},${GROUND - 110} ${x + 78},${GROUND + 8} ${x + 50},${GROUND}`, '#37695f'),
    facet(
      `${x + 55},${GROUND - 104} ${x + 73},${GROUND - 100} ${x + 73},${GROUND - 60} ${x + 55},${GROUND - 60}`,
      '#4a8276',
    ),
    facet(
      `${x + 55},${GROUND - 48} ${x + 73},${GROUND - 48} ${x + 73},${GROUND - 6} ${x + 55},${GROUND - 9}`,
      '#4a8276',
    ),
    disc(x + 72, GROUND - 52, 2.6, '#e5c88b'),
  ];
}

function house({ wall, dark, door, wallTop, top }: House, index: number): string[] {
  const x = 36 + index * (WIDTH + 2);
  const isOpen = index === 3;
  const doorAt = isOpen ? x + 30 : x + (index % 2 === 0 ? 22 : 112);
  const windowAt = isOpen ? x + 128 : x + (index % 2 === 0 ? 112 : 34);
  return [
    block(x + 122, wallTop - 100, 24, 100, dark),
    block(x + 118, wallTop - 104, 32, 8, '#4a4152'),
    block(x, wallTop, WIDTH, GROUND - wallTop, wall),
    block(x + WIDTH - 10, wallTop, 10, GROUND - wallTop, dark),
    block(x, GROUND - 20, WIDTH, 20, dark),
    ...top(x, wallTop),
    ...[30, 112].flatMap((left, at) =>
      window(
        x + left,
        wallTop + 22,
        isOpen && at === 0 ? '#e3b873' : GLASS,
        (index + at) % 3 === 0 ? '#b9aeb4' : undefined,
      ),
    ),
    ...(isOpen ? [] : window(windowAt, GROUND - 104, GLASS, index === 1 ? '#c9bdb5' : undefined)),
    ...(isOpen ? openDoor(doorAt) : closedDoor(doorAt, door)),
    block(doorAt - 12, GROUND, 74, 9, '#8f8a9a'),
  ];
}

/** A street of five houses at dusk, with a boat on wheels before the one open door. */
export function boatOnWheels(): string[] {
  return [
    blend('sky', [
      [0, '#27335c'],
      [0.45, '#5d6593'],
      [0.72, '#b98a9a'],
      [1, '#f0bd94'],
    ]),
    blend('hall', [
      [0, '#ffe9b0'],
      [1, '#ffc765'],
    ]),
    blend('path', [
      [0, '#9790a6'],
      [1, '#837d95'],
    ]),
    blend('beam', [
      [0, '#ffe2a0'],
      [1, '#ffd98a'],
    ]),
    glow('halo', LIGHT, 0.75),
    block(0, 0, 1000, 470, 'url(#sky)'),
    ...times(26, (index) =>
      disc(scatter(index + 1) * 1000, scatter(index + 40) * 150, 0.8 + scatter(index + 90) * 1.1, '#fdf3dc', {
        opacity: 0.8,
      }),
    ),
    shape('M858 62a30 30 0 1 0 22 50a24 24 0 1 1 -22 -50z', '#fbeecb'),
    shape('M0 330Q60 262 130 318T290 300T470 312T640 290T800 312T1000 286V470H0z', '#7d6f90', { opacity: 0.55 }),
    ...HOUSES.flatMap(house),
    block(0, GROUND, 1000, 118, 'url(#path)'),
    ...times(9, (index) => {
      const x = -60 + index * 140;
      return stroke(
        `M${500 + (x - 500) * 0.94} ${GROUND + 8}L${500 + (x - 500) * 1.12} ${GROUND + 116}`,
        '#756f88',
        1.6,
      );
    }),
    stroke(`M0 ${GROUND + 52}H1000`, '#756f88', 1.4),
    ...HOUSES.map((_, index) => {
      const x = 36 + index * (WIDTH + 2);
      const doorAt = index === 3 ? x + 30 : x + (index % 2 === 0 ? 22 : 112);
      return block(doorAt - 12, GROUND, 74, 11, '#b6aebb');
    }),
    facet('612,463 686,463 812,570 500,570', 'url(#beam)', { opacity: 0.62 }),
    facet('500,570 812,570 850,625 452,625', '#ffd98a', { opacity: 0.2 }),
    block(0, 568, 1000, 10, '#b3acbb'),
    block(0, 578, 1000, 47, '#514e69'),
    ...times(34, (index) => oval(scatter(index + 7) * 1000, 588 + scatter(index + 70) * 34, 13, 3.6, '#615d79')),
    facet('490,578 824,578 850,625 452,625', '#ffd98a', { opacity: 0.16 }),
    moved(650, 508, BOAT, 0.86),
  ];
}
