import { blend, block, disc, facet, glow, moved, oval, scatter, shape, stroke, times } from './shapes';

const ROOF = 446;

/** A row of distant blocks of flats with some lit windows. */
function skyline(seed: number, top: number, height: number, colour: string, lit: string): string[] {
  let x = -20;
  const blocks: string[] = [];
  for (let index = 0; x < 1000; index += 1) {
    const width = 38 + scatter(seed + index) * 52;
    const y = top + scatter(seed + index * 3.7) * height;
    blocks.push(block(x, y, width + 1, ROOF - y, colour));
    if (scatter(seed + index * 9) > 0.7) blocks.push(block(x + width * 0.4, y - 18, 3, 18, colour));
    const columns = Math.floor((width - 10) / 13);
    for (let row = 0; row < Math.floor((ROOF - y) / 20); row += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (scatter(seed + index * 31 + row * 7.3 + column * 3.1) > 0.72) {
          blocks.push(block(x + 8 + column * 13, y + 10 + row * 20, 6, 9, lit, { opacity: 0.9 }));
        }
      }
    }
    x += width;
  }
  return blocks;
}

function kite(turn: number, colours: readonly [string, string, string, string]): string[] {
  const [one, two, three, four] = colours;
  return [
    `<g transform="rotate(${turn})">`,
    facet('0,-58 0,-12 -38,-12', one),
    facet('0,-58 38,-12 0,-12', two),
    facet('-38,-12 0,-12 0,62', three),
    facet('38,-12 0,-12 0,62', four),
    stroke('M0 -58V62M-38 -12H38', '#5b3a44', 1.6, { opacity: 0.7 }),
    '</g>',
  ];
}

const bow = (x: number, y: number, turn: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0L-12 -7V7zM0 0L12 -7V7z" fill="${colour}"/></g>`;

/** A shirt on pegs that the wind blows to the right. */
function shirt(colour: string, shade: string): string[] {
  return [
    shape(
      'M0 0C12 8 40 8 52 0L78 14L92 48L72 54L64 38C66 62 76 84 84 106C62 116 40 108 22 114C18 84 12 62 4 40L0 56L-20 50L-18 18z',
      colour,
    ),
    shape('M52 0L78 14L92 48L72 54L64 38C66 62 76 84 84 106C76 110 66 110 58 109C52 80 48 40 52 0z', shade),
    stroke('M14 4q12 12 24 0', shade, 3),
  ];
}

const peg = (x: number, y: number) => block(x - 2.5, y - 7, 5, 15, '#e7c58f', { corner: 1.5 });

const SHEET = [
  shape(
    'M0 0C50 7 100 7 150 0C158 40 186 78 196 118C170 112 150 132 120 124C96 118 80 136 40 128C34 84 10 44 0 0z',
    '#f8ead9',
  ),
  shape('M46 5C56 50 70 90 78 129C64 134 52 130 40 128C34 84 10 44 0 0C16 3 30 4 46 5z', '#e8cfc0'),
  shape('M100 5C110 50 128 84 138 127C132 128 126 126 120 124C114 122 108 122 104 124C98 80 84 40 78 5.6z', '#efdccb'),
  stroke('M6 22C54 30 106 30 155 22', '#dd8d76', 4, { opacity: 0.7 }),
];

const ARMCHAIR = [
  oval(6, 122, 96, 13, '#2b1d33', { opacity: 0.35 }),
  block(-58, 100, 12, 22, '#4a2e2a'),
  block(46, 100, 12, 22, '#4a2e2a'),
  shape('M-86 28Q-92 0 -66 0Q-46 0 -46 22V106H-82z', '#7d3f4c'),
  shape('M86 28Q92 0 66 0Q46 0 46 22V106H82z', '#6b3441'),
  shape('M-58 106V-40Q-58 -78 -20 -80H20Q58 -78 58 -40V106z', '#94505a'),
  shape('M18 -80H20Q58 -78 58 -40V106H30Q38 10 18 -80z', '#7d3f4c'),
  stroke('M-44 92V-36Q-44 -64 -18 -66H16', '#b56f6f', 2.5, { opacity: 0.8 }),
  shape('M-70 -6Q-66 -64 -18 -84L-4 -80Q-30 -40 -36 22Q-54 26 -70 14z', '#e8b56b'),
  stroke('M-62 4q14 6 27 3M-60 -14q14 6 28 4M-54 -34q13 6 27 5M-42 -54q12 5 25 5', '#c96f4e', 4),
  ...times(6, (index) => stroke(`M${-68 + index * 6} ${15 + index * 1.5}v9`, '#e8b56b', 2.4)),
  block(-58, 92, 116, 14, '#6b3441'),
];

const TANK = [
  ...[-52, 52].flatMap((x) => [stroke(`M${x} 70L${x * 1.18} 214`, '#3d2c3f', 9)]),
  ...[-26, 26].map((x) => stroke(`M${x} 74L${x * 1.1} 206`, '#54405a', 6)),
  stroke('M-56 110L58 196M56 110L-58 196', '#54405a', 4),
  block(-84, 60, 168, 13, '#4a3549'),
  shape('M-76 -76V54Q0 74 76 54V-76z', 'url(#tank)'),
  ...[-56, -18, 20].map((y) => stroke(`M-76 ${y}Q0 ${y + 18} 76 ${y}`, '#5b3d45', 4, { opacity: 0.65 })),
  ...times(9, (index) => stroke(`M${-64 + index * 16} -66V60`, '#5b3d45', 1.2, { opacity: 0.35 })),
  shape('M-86 -74Q0 -52 86 -74L8 -126Q0 -130 -8 -126z', '#5e4152'),
  shape('M20 -118L86 -74Q50 -64 20 -62z', '#4b3345'),
  stroke('M76 -10H94V180', '#3d2c3f', 5),
];

const cup = (x: number, colour: string) => [
  stroke(`M${x + 20} 424q15 0 13 11q-2 9 -15 9`, colour, 4),
  facet(`${x - 2},416 ${x + 23},416 ${x + 19},449 ${x + 2},449`, colour),
  oval(x + 10.5, 416, 12.5, 3.6, '#6b4438'),
];

/** The flat roof of a block of flats at sunset. */
export function rooftopEvening(): string[] {
  return [
    blend('evening', [
      [0, '#5f4b8b'],
      [0.3, '#a8598f'],
      [0.58, '#ea7b6b'],
      [0.82, '#f9b16a'],
      [1, '#fde0a0'],
    ]),
    blend('floor', [
      [0, '#b97a68'],
      [1, '#7a4d57'],
    ]),
    '<linearGradient id="tank"><stop offset="0" stop-color="#e09a72"/><stop offset="0.45" stop-color="#b06c5c"/><stop offset="1" stop-color="#734552"/></linearGradient>',
    glow('sun', '#fff0c0', 0.95),
    block(0, 0, 1000, 460, 'url(#evening)'),
    oval(352, 352, 260, 230, 'url(#sun)'),
    disc(352, 356, 50, '#fff3cf'),
    ...[
      [120, 96, 130],
      [650, 196, 150],
      [270, 176, 110],
    ].map(([x = 0, y = 0, width = 0]) =>
      shape(
        `M${x} ${y}q${width * 0.3} -20 ${width * 0.62} -5q${width * 0.36} -11 ${width} 5q${-width * 0.5} 10 ${-width} 0z`,
        '#ffd6b0',
        { opacity: 0.5 },
      ),
    ),
    ...skyline(3, 322, 60, '#d4777a', '#ffe1a1'),
    ...skyline(21, 352, 56, '#8f4f74', '#ffd98a'),
    ...skyline(57, 388, 44, '#5a3763', '#ffcf73'),
    block(0, ROOF - 2, 1000, 40, '#c98a72'),
    block(0, ROOF - 2, 1000, 9, '#f0b98e'),
    block(0, ROOF + 38, 1000, 142, 'url(#floor)'),
    block(0, ROOF + 36, 1000, 6, '#6d434f', { opacity: 0.5 }),
    ...times(4, (row) => stroke(`M0 ${ROOF + 56 + row * row * 8 + row * 18}H1000`, '#6d434f', 1.4, { opacity: 0.5 })),
    ...times(11, (index) => {
      const x = index * 100;
      return stroke(`M${x} ${ROOF + 42}L${500 + (x - 500) * 1.5} 625`, '#6d434f', 1.4, { opacity: 0.4 });
    }),
    facet(`0,${ROOF + 60} 420,${ROOF + 42} 480,${ROOF + 42} 160,625 0,625`, '#f6b98a', { opacity: 0.16 }),
    ...cup(498, '#f5e7d2'),
    ...cup(538, '#5fa0a0'),
    oval(842, 588, 118, 14, '#2b1d33', { opacity: 0.32 }),
    moved(842, 374, TANK),
    stroke('M720 482V170', '#3d2c3f', 5),
    ...[0, 1, 2, 3].map((row) => stroke(`M${684 + row * 4} ${186 + row * 22}H${756 - row * 4}`, '#3d2c3f', 4)),
    ...[684, 702, 720, 738, 756].map((x) => stroke(`M${x} 180v12`, '#3d2c3f', 3)),
    stroke('M962 482V150M938 164H986M944 182H980M950 200H974', '#3d2c3f', 4),
    stroke('M724 196C700 176 742 168 716 210C700 236 744 226 722 262C712 290 690 318 694 372', '#fbe7d0', 1.8),
    stroke('M722 192C738 176 752 160 768 146', '#fbe7d0', 1.8),
    moved(776, 132, kite(58, ['#58a5a3', '#3f8a8c', '#f6d36b', '#e7b94d']), 0.92),
    stroke('M722 168C700 150 700 132 680 122', '#f6d36b', 2.5),
    bow(704, 142, 40, '#58a5a3'),
    bow(684, 124, 20, '#e7b94d'),
    stroke('M424 84C420 200 470 300 430 446', '#fbe7d0', 1.4, { opacity: 0.85 }),
    moved(424, 92, kite(-16, ['#f2c14e', '#e9a23b', '#d9524a', '#b93f45']), 1.05),
    stroke('M441 156C462 176 436 196 458 214S446 250 470 262', '#f6d9a8', 2.5),
    bow(452, 186, 70, '#d9524a'),
    bow(454, 212, 20, '#f2c14e'),
    bow(462, 248, 60, '#d9524a'),
    oval(66, 604, 40, 7, '#2b1d33', { opacity: 0.35 }),
    oval(486, 566, 34, 6, '#2b1d33', { opacity: 0.35 }),
    stroke('M64 604V254M44 266H84', '#4a2f35', 9),
    stroke('M484 566V286M468 296H500', '#4a2f35', 8),
    stroke('M64 268Q270 340 484 298', '#f3dcc0', 2.4),
    moved(104, 282, shirt('#5f93ab', '#48788f'), 0.96),
    moved(218, 305, SHEET, 0.86),
    moved(388, 310, shirt('#e9d27f', '#cdb25c'), 0.74),
    ...[
      [108, 282],
      [152, 293],
      [222, 305],
      [346, 312],
      [390, 311],
      [428, 307],
    ].map(([x = 0, y = 0]) => peg(x, y)),
    moved(644, 490, ARMCHAIR, 0.98),
    facet('556,600 592,586 608,598 572,613', '#f4e6cf'),
    facet('556,600 572,613 572,617 556,604', '#c9654f'),
    facet('572,613 608,598 608,602 572,617', '#d97a5f'),
  ];
}
