import { bean, green, leaf, pot, tomato } from './plants';
import { blend, block, disc, facet, moved, oval, scatter, shape, stroke, times } from './shapes';

const RAIL = 336;
const SLAB = 520;
const LEFT = 70;
const RIGHT = 930;

function flat(x: number, y: number, curtain: string, isOpen: boolean): string[] {
  return [
    block(x - 8, y - 8, 176, 156, '#f7f1e6', { corner: 2 }),
    block(x, y, 160, 140, '#8fb0bd'),
    facet(`${x},${y} ${x + 70},${y} ${x},${y + 90}`, '#a9c6cf'),
    shape(`M${x} ${y}h${isOpen ? 34 : 62}q6 70 -14 140h-${isOpen ? 20 : 48}z`, curtain),
    shape(`M${x + 160} ${y}h-34q-6 70 14 140h20z`, curtain),
    block(x + 77, y, 6, 140, '#f7f1e6'),
    block(x - 14, y + 146, 188, 10, '#d5c8b4'),
  ];
}

const CAN = [
  stroke('M-30 -52C-60 -70 -74 -30 -34 -14', '#2f6d78', 7),
  facet('-36,-56 30,-56 36,0 -42,0', '#3f8793'),
  facet('6,-56 30,-56 36,0 6,0', '#357581'),
  facet('30,-22 82,-66 90,-58 36,-6', '#3f8793'),
  facet('74,-76 100,-54 92,-48 70,-66', '#2f6d78'),
  shape('M-30 -56q28 -36 56 0', 'none'),
  stroke('M-26 -56q24 -34 48 0', '#2f6d78', 6),
];

const BEE = [
  oval(-3, -9, 7, 10, '#ffffff', { opacity: 0.85, turn: -25 }),
  oval(6, -9, 6, 9, '#ffffff', { opacity: 0.75, turn: 20 }),
  oval(0, 0, 13, 8.5, '#f4b93a'),
  block(-5, -8, 3.6, 16, '#3b2f2a', { corner: 1.5 }),
  block(2, -8, 3.6, 16, '#3b2f2a', { corner: 1.5 }),
  disc(12, -1, 5, '#3b2f2a'),
];

/** A strip of the towel from one height to another, with its stripes, cut out by the given outline. */
function towel(name: string, outline: string, shade: string): string[] {
  const stripes = times(15, (index) => block(350 + index * 22, RAIL - 24, 11, 260, '#d9584f'));
  return [
    `<clipPath id="${name}"><path d="${outline}"/></clipPath>`,
    `<g clip-path="url(#${name})">${shape(outline, '#f6efe2')}${stripes.join('')}${shape(outline, shade, { opacity: 0.14 })}</g>`,
  ];
}

const PUMPKIN = [
  shape('M-6 -78C-14 -104 2 -116 18 -122L28 -112C16 -104 12 -92 14 -76z', '#5d7a3f'),
  stroke('M16 -96C44 -118 70 -98 56 -80C48 -70 38 -80 46 -88', '#6f9150', 4),
  leaf(-20, -84, 1.7, -62, '#4f8a5b'),
  oval(0, 0, 140, 88, '#d9701f'),
  oval(-86, 2, 56, 82, '#e67d28'),
  oval(86, 2, 56, 82, '#d56c1e'),
  oval(-50, 0, 52, 88, '#ef8c33'),
  oval(50, 0, 52, 88, '#e67d28'),
  oval(0, 0, 44, 90, '#f59a41'),
  oval(-20, -40, 16, 26, '#ffc27a', { opacity: 0.55, turn: 14 }),
  oval(-78, -34, 14, 24, '#ffbd75', { opacity: 0.45, turn: 22 }),
];

/** A narrow balcony full of plants, with a pumpkin in a striped towel that hangs from its railing. */
export function balconyFarm(): string[] {
  const bars = times(43, (index) => block(LEFT + 4 + index * 20.2, RAIL, 5, SLAB - RAIL, '#4b5f66'));
  return [
    blend('wall', [
      [0, '#efe5d3'],
      [1, '#e2d4bd'],
    ]),
    blend('recess', [
      [0, '#b9a98f'],
      [0.35, '#cfc0a5'],
      [1, '#d9cbb2'],
    ]),
    block(0, 0, 1000, 625, 'url(#wall)'),
    ...times(5, (row) => stroke(`M0 ${118 + row * 118}H1000`, '#d8c9b0', 1.6)),
    ...[40, 420, 800].flatMap((x, index) => flat(x, -104, ['#c88f86', '#e8d9a8', '#8ea892'][index] ?? '', index === 1)),
    block(LEFT - 16, 56, RIGHT - LEFT + 32, 24, '#cbbda5'),
    block(LEFT - 16, 56, RIGHT - LEFT + 32, 7, '#e9decb'),
    block(LEFT, 80, RIGHT - LEFT, SLAB - 80, 'url(#recess)'),
    facet(`${LEFT},80 ${RIGHT},80 ${RIGHT},104 ${LEFT + 60},124 ${LEFT},124`, '#a3937a', { opacity: 0.5 }),
    block(398, 118, 214, SLAB - 118, '#f7f1e6'),
    block(408, 128, 94, SLAB - 138, '#86a8b4'),
    block(510, 128, 92, SLAB - 138, '#7d9fac'),
    facet('408,128 470,128 408,300', '#a9c6cf'),
    facet('510,128 560,128 510,270', '#9dbdc8'),
    shape('M602 128h-42q-8 180 10 380h32z', '#ecd9a4'),
    block(497, 238, 5, 34, '#8b7a63'),
    ...[108, 146, 184].flatMap((x, index) => bean(x, 470, index * 9 + 3)),
    ...[800, 838].flatMap((x, index) => bean(x, 470, index * 11 + 40)),
    ...pot(146, SLAB, 130, 62, '#b9694a', '#c97a58'),
    ...tomato(258, SLAB - 54, 5),
    ...pot(258, SLAB, 74, 58, '#8a97a8', '#a3afbe'),
    ...tomato(726, SLAB - 50, 17),
    ...pot(726, SLAB, 74, 56, '#b9694a', '#c97a58'),
    ...pot(818, SLAB, 108, 60, '#5f7f8c', '#7696a3'),
    ...times(12, (index) =>
      leaf(
        896 + (scatter(index) - 0.5) * 26,
        SLAB - 62,
        1.5 + scatter(index + 5) * 0.8,
        -60 + index * 11,
        green(index),
      ),
    ),
    ...times(6, (index) =>
      disc(870 + index * 10.5, SLAB - 104 - scatter(index + 3) * 18, 9, index % 2 === 0 ? '#f3c84b' : '#f0a8b8'),
    ),
    ...times(6, (index) => disc(870 + index * 10.5, SLAB - 104 - scatter(index + 3) * 18, 3.4, '#a8662e')),
    ...pot(896, SLAB, 56, 58, '#c2a14d', '#d5b562'),
    moved(312, SLAB, CAN, 0.6),
    facet(`636,${SLAB - 58} 690,${SLAB - 58} 684,${SLAB} 642,${SLAB}`, '#9aa6ad'),
    block(633, SLAB - 62, 60, 8, '#b4bfc5', { corner: 3 }),
    stroke(`M636 ${SLAB - 58}q27 -40 54 0`, '#7b878e', 3),
    ...bars,
    block(LEFT - 8, RAIL - 10, RIGHT - LEFT + 16, 14, '#3d4f56', { corner: 4 }),
    block(LEFT - 8, RAIL - 10, RIGHT - LEFT + 16, 4, '#5b6f77', { corner: 2 }),
    block(LEFT, SLAB - 14, RIGHT - LEFT, 6, '#3d4f56'),
    block(LEFT - 20, SLAB, RIGHT - LEFT + 40, 30, '#d9ccb5'),
    block(LEFT - 20, SLAB, RIGHT - LEFT + 40, 8, '#f0e6d4'),
    block(LEFT - 20, SLAB + 30, RIGHT - LEFT + 40, 12, '#a8987f', { opacity: 0.55 }),
    ...[40, 420, 800].flatMap((x, index) => flat(x, 578, ['#8ea892', '#c88f86', '#e8d9a8'][index] ?? '', index === 1)),
    ...towel(
      'back',
      'M378 326C372 380 372 430 392 470L612 470C632 430 632 380 624 326L600 326C612 380 606 430 590 450L414 450C398 430 392 380 402 326z',
      '#5b3a30',
    ),
    moved(502, 424, PUMPKIN, 0.98),
    ...towel(
      'front',
      'M372 326C336 430 352 560 502 560C652 560 668 430 632 326L600 326C616 400 606 470 502 474C398 470 388 400 402 326z',
      '#5b3a30',
    ),
    stroke('M400 352C392 410 404 466 502 474C600 466 612 410 602 352', '#ffffff', 2.5, { opacity: 0.5 }),
    ...[388, 616].flatMap((x) => [
      oval(x, RAIL - 3, 25, 13, '#f6efe2'),
      block(x - 13, RAIL - 15, 8, 24, '#d9584f', { corner: 3 }),
      block(x + 5, RAIL - 15, 8, 24, '#d9584f', { corner: 3 }),
      shape(`M${x - 8} ${RAIL - 10}q-22 -18 -34 -2q14 4 20 14z`, '#f6efe2'),
      shape(`M${x + 8} ${RAIL - 10}q22 -18 34 -2q-14 4 -20 14z`, '#eadfcd'),
    ]),
    moved(706, 218, BEE, 1.3),
    ...times(9, (index) =>
      disc(682 - index * 8.5, 216 + Math.sin(index * 0.9) * 12 - index, 1.5, '#8d7d63', { opacity: 0.8 }),
    ),
  ];
}
