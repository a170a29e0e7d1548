import { stand } from './flower-stand';
import { blend, block, disc, facet, glow, moved, oval, scatter, shape, stroke, times } from './shapes';

const LAMP = [
  stroke('M0 -90V0', '#22333b', 4),
  shape('M-34 14Q-30 -14 0 -18Q30 -14 34 14z', '#2f4b52'),
  oval(0, 14, 34, 7, '#ffe7a8'),
  oval(0, 17, 14, 8, '#fff6d8'),
];

const pillar = (x: number, top: number, bottom: number, width: number): string[] => [
  block(x - width / 2, top, width, bottom - top, '#4f6f70'),
  block(x - width / 2, top, width * 0.3, bottom - top, '#658787'),
  block(x + width * 0.25, top, width * 0.25, bottom - top, '#3d595c'),
  block(x - width * 0.8, bottom - width * 0.7, width * 1.6, width * 0.7, '#3d595c'),
  block(x - width * 0.8, top - width * 0.3, width * 1.6, width * 0.5, '#3d595c'),
];

/** Boxes on a trolley with a handle at the left. */
const TROLLEY = [
  oval(10, 4, 116, 12, '#3a2f35', { opacity: 0.32 }),
  stroke('M-98 -18L-122 -132L-142 -138', '#394a55', 7),
  block(-104, -24, 214, 11, '#394a55', { corner: 3 }),
  ...[
    [-92, -84, 94, 60, '#c99a63'],
    [6, -80, 98, 56, '#b98852'],
    [-72, -142, 88, 58, '#d7ad78'],
    [22, -130, 74, 50, '#c99a63'],
    [-44, -192, 80, 50, '#b98852'],
  ].flatMap(([x, y, width, height, colour]) => [
    block(Number(x), Number(y), Number(width), Number(height), String(colour), { corner: 2 }),
    block(Number(x) + Number(width) * 0.72, Number(y), Number(width) * 0.28, Number(height), '#5f4020', {
      opacity: 0.16,
    }),
    block(Number(x) + Number(width) / 2 - 16, Number(y) + 14, 32, 8, '#6f4c28', { corner: 4, opacity: 0.7 }),
    stroke(`M${Number(x)} ${Number(y) + 3}h${Number(width)}`, '#efd3a6', 3, { opacity: 0.7 }),
  ]),
  ...times(5, (index) => disc(-30 + index * 13, -198 - scatter(index) * 6, 9, index % 2 === 0 ? '#ee8fae' : '#f8bccf')),
  disc(-78, -4, 15, '#2b2730'),
  disc(-78, -4, 6, '#9aa6ad'),
  disc(84, -4, 15, '#2b2730'),
  disc(84, -4, 6, '#9aa6ad'),
];

const BOARD = [
  stroke('M-34 70L-22 -70M34 70L22 -70', '#7a5233', 7),
  block(-46, -72, 92, 104, '#8d6240', { corner: 3 }),
  block(-39, -65, 78, 90, '#2f4440'),
  ...times(4, (row) =>
    [
      disc(-26, -50 + row * 20, 5, ['#ef6a5e', '#f5c342', '#b499dc', '#f8bccf'][row] ?? ''),
      stroke(`M-14 ${-50 + row * 20}h${24 - (row % 2) * 7}`, '#cfdcd6', 3, { opacity: 0.8 }),
    ].join(''),
  ),
];

const BROOM = [
  stroke('M0 0L44 -236', '#a8763f', 7),
  facet('-22,-14 20,-4 12,44 -44,34', '#d9b25e'),
  ...times(6, (index) =>
    stroke(`M${-14 + index * 6} ${-10 + index * 1.5}L${-34 + index * 8} ${34 + index * 1.8}`, '#b08a3c', 2),
  ),
  facet('-22,-16 22,-6 20,4 -24,-6', '#8a5a2f'),
];

function clock(x: number, y: number, radius: number): string[] {
  const hand = (degrees: number, length: number, width: number) => {
    const turn = (degrees * Math.PI) / 180;
    return stroke(
      `M${x} ${y}L${(x + Math.sin(turn) * length).toFixed(1)} ${(y - Math.cos(turn) * length).toFixed(1)}`,
      '#22333b',
      width,
    );
  };
  return [
    disc(x, y, radius + 7, '#22333b'),
    disc(x, y, radius, '#fdf6e3'),
    ...times(12, (index) => {
      const turn = (index * Math.PI) / 6;
      const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
      const inner = radius * (index % 3 === 0 ? 0.74 : 0.82);
      return stroke(
        `M${(x + dx * inner).toFixed(1)} ${(y + dy * inner).toFixed(1)}L${(x + dx * radius * 0.92).toFixed(1)} ${(y + dy * radius * 0.92).toFixed(1)}`,
        '#22333b',
        index % 3 === 0 ? 4 : 2.4,
      );
    }),
    hand(150, radius * 0.5, 5.5),
    hand(0, radius * 0.74, 4),
    disc(x, y, 4.5, '#22333b'),
  ];
}

/** An arch of the roof: from the walls up, wider the nearer it is. */
const arch = (half: number, spring: number, rise: number) =>
  `M${500 - half} ${spring}C${500 - half} ${spring - rise} ${500 - half * 0.55} ${spring - rise * 1.35} 500 ${spring - rise * 1.35}S${500 + half} ${spring - rise} ${500 + half} ${spring}`;

/** A flower market at five in the morning. */
export function flowerMarket(): string[] {
  const arches = [
    [196, 232, 128],
    [262, 216, 158],
    [352, 196, 196],
    [474, 166, 246],
    [620, 128, 300],
  ] as const;
  return [
    blend('dark', [
      [0, '#182449'],
      [0.72, '#33406f'],
      [0.88, '#c97f6e'],
      [1, '#f6c07f'],
    ]),
    blend('wall', [
      [0, '#d8c9a8'],
      [1, '#bca987'],
    ]),
    blend('stone', [
      [0, '#a39a90'],
      [1, '#8a8078'],
    ]),
    glow('lamp', '#ffe3a0', 0.6),
    block(0, 0, 1000, 625, '#2e4a52'),
    ...arches
      .toReversed()
      .map(([half, spring, rise], index) =>
        shape(
          `${arch(half, spring, rise)}V625H${500 - half}z`,
          ['#35545c', '#3d5f66', '#476b70', '#52777a', '#5f8483'][index] ?? '',
        ),
      ),
    ...times(9, (index) => {
      const turn = Math.PI * (0.1 + index * 0.1);
      return stroke(
        `M${500 - Math.cos(turn) * 190} ${232 - Math.sin(turn) * 165}L${500 - Math.cos(turn) * 760} ${190 - Math.sin(turn) * 520}`,
        '#2b454d',
        3,
        { opacity: 0.7 },
      );
    }),
    ...arches.map(([half, spring, rise], index) => stroke(arch(half, spring, rise), '#243b43', 5 + index * 3)),
    shape(`${arch(190, 234, 122)}V404H310z`, 'url(#wall)'),
    ...times(4, (row) => stroke(`M312 ${236 + row * 40}H688`, '#a89470', 1.2, { opacity: 0.5 })),
    shape('M414 402V316C414 258 586 258 586 316V402z', '#5f4a3a'),
    shape('M424 402V318C424 270 576 270 576 318V402z', 'url(#dark)'),
    disc(452, 308, 1.4, '#fff4d8'),
    disc(520, 296, 1.2, '#fff4d8'),
    disc(548, 322, 1.4, '#fff4d8'),
    shape('M424 402V386H446V376H462V388H486V380H508V390H530V372H548V386H576V402z', '#232c4c'),
    facet('424,300 400,290 400,408 424,402', '#7a5c44'),
    facet('576,300 600,290 600,408 576,402', '#6b4f3a'),
    ...clock(500, 190, 46),
    facet('306,402 694,402 1250,625 -250,625', 'url(#stone)'),
    ...times(11, (index) =>
      stroke(`M${306 + index * 38.8} 402L${-250 + index * 150} 625`, '#776e67', 1.4, { opacity: 0.55 }),
    ),
    ...[416, 438, 470, 514, 572].map((y) => stroke(`M0 ${y}H1000`, '#776e67', 1.4, { opacity: 0.5 })),
    facet('424,402 576,402 640,470 360,470', '#f6c98f', { opacity: 0.22 }),
    ...pillar(318, 236, 410, 16),
    ...pillar(682, 236, 410, 16),
    ...pillar(250, 216, 436, 24),
    ...pillar(750, 216, 436, 24),
    ...pillar(152, 198, 478, 36),
    ...pillar(848, 198, 478, 36),
    ...[
      [400, 130, 0.5],
      [600, 130, 0.5],
      [318, 120, 0.8],
      [682, 120, 0.8],
      [190, 108, 1.2],
      [810, 108, 1.2],
    ].flatMap(([x = 0, y = 0, zoom = 1]) => [
      oval(x, y + 14 * zoom, 130 * zoom, 110 * zoom, 'url(#lamp)'),
      moved(x, y, LAMP, zoom),
    ]),
    moved(452, 440, TROLLEY, 0.34),
    ...stand(-1, ['white', 'violet', 'orange', 'pink', 'yellow', 'red']),
    ...stand(1, ['yellow', 'pink', 'blue', 'white', 'orange', 'violet']),
    moved(618, 452, BOARD, 0.62),
    moved(506, 566, TROLLEY, 0.86),
    ...pillar(30, 60, 600, 54),
    ...pillar(970, 60, 600, 54),
    moved(906, 560, BROOM, 0.95),
  ];
}
