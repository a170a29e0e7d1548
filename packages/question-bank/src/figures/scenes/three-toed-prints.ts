import { blend, block, disc, facet, moved, oval, scatter, shape, stroke, times } from './shapes';

/** The middle of the track, and how far it reaches to the sides and to the front. */
const TRACK = { x: 436, y: 428, across: 286, down: 112 };
const POLE = { x: 792, y: 430 };

/** One footprint with three toes, seen at a slant, that points to an angle on the ground. */
function footprint(x: number, y: number, heading: number): string {
  const zoom = 0.42 + ((y - 300) / 300) * 0.85;
  const toe = (turn: number) =>
    `<g transform="rotate(${turn})"><path d="M-3.6 -6Q-5 -18 0 -27Q5 -18 3.6 -6z" fill="#8ea3b6"/></g>`;
  const foot = [oval(0, 2, 7.5, 9, '#8ea3b6'), ...[-38, 0, 38].map(toe)].join('');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${zoom.toFixed(2)} ${(zoom * 0.56).toFixed(2)}) rotate(${heading.toFixed(0)})">${foot}</g>`;
}

/** Prints along a list of places, left and right of the line in turn. */
function printsAlong(places: readonly (readonly [number, number])[]): string[] {
  return places.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = places[index + 1] ?? [x, y];
    // The ground is seen at a slant, so that distances away from the viewer look about half as long.
    const [dx, dy] = [nextX - x, (nextY - y) / 0.5];
    const size = Math.hypot(dx, dy) || 1;
    const side = index % 2 === 0 ? 1 : -1;
    const depth = 0.42 + ((y - 300) / 300) * 0.85;
    const heading = (Math.atan2(dx, -dy) * 180) / Math.PI;
    return footprint(x - (dy / size) * 9 * side * depth, y + (dx / size) * 5 * side * depth, heading);
  });
}

const onTrack = (degrees: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [TRACK.x + TRACK.across * Math.cos(turn), TRACK.y + TRACK.down * Math.sin(turn)];
};

/** Up the hill from the front, once round the hut, and on to the flagpole. */
function prints(): string[] {
  const [startX, startY] = onTrack(62);
  const arrival = times(7, (index): [number, number] => [
    startX + (7 - index) * 27,
    startY + (7 - index) * 15 - index * (7 - index),
  ]);
  const round = times(29, (index) => onTrack(62 + index * 10.2));
  const departure: [number, number][] = [
    [742, 428],
    [766, 438],
    [784, 444],
  ];
  return printsAlong([...arrival, ...round, ...departure]);
}

const HUT = [
  shape('M-124 0H40L146 -16Q190 -8 170 6Q120 20 20 16Q-90 16 -124 0z', '#b9c9d7', { opacity: 0.8 }),
  facet('-120,-104 40,-104 40,2 -120,2', '#8a5a44'),
  facet('40,-104 142,-112 142,-14 40,2', '#6d4636'),
  ...times(5, (row) => stroke(`M-120 ${-86 + row * 19}H40L142 ${-95 + row * 17}`, '#5b3a2d', 1.6, { opacity: 0.55 })),
  facet('40,-104 92,-176 142,-112', '#6d4636'),
  facet('40,-104 92,-176 142,-112', '#5b3a2d', { opacity: 0.25 }),
  facet('-136,-98 -76,-182 100,-190 46,-100', '#f7fafc'),
  facet('-136,-98 46,-100 46,-90 -136,-88', '#cfdbe5'),
  facet('46,-100 100,-190 154,-110 150,-102 98,-174 50,-90', '#dfe8ef'),
  shape('M-136 -92q14 14 28 0q16 12 30 0q18 13 34 0q18 12 34 0q16 12 32 0q10 8 24 -4v-6h-182z', '#ffffff'),
  block(-62, -222, 26, 50, '#7b6a66'),
  block(-66, -228, 34, 9, '#f7fafc', { corner: 4 }),
  block(-104, -76, 54, 46, '#f2e6d0'),
  block(-99, -71, 44, 36, '#ffd36e'),
  block(-79, -71, 4, 36, '#f2e6d0'),
  block(-99, -55, 44, 4, '#f2e6d0'),
  shape('M-108 -30h62q2 -7 -6 -8h-50q-8 1 -6 8z', '#ffffff'),
  block(-22, -80, 44, 82, '#3f5d66'),
  block(-17, -74, 34, 32, '#4d707a'),
  disc(15, -36, 2.6, '#e3c98c'),
  shape('M-32 4h66q-6 -9 -20 -8h-30q-14 0 -16 8z', '#ffffff'),
  facet('76,-76 112,-80 112,-48 76,-46', '#e5d6bd'),
  facet('80,-72 108,-75 108,-52 80,-50', '#5f7c8c'),
];

/** A white box with slats on legs, as it holds thermometers. */
const SCREEN = [
  oval(6, 2, 48, 8, '#aebfce', { opacity: 0.6 }),
  ...[-26, 26].map((x) => stroke(`M${x} -52V0`, '#8c8f96', 5)),
  stroke('M-26 -8L26 -44', '#8c8f96', 2.5),
  facet('-36,-112 26,-112 26,-50 -36,-50', '#ffffff'),
  facet('26,-112 44,-118 44,-58 26,-50', '#d3dce4'),
  ...times(6, (row) => stroke(`M-31 ${-103 + row * 9.4}H21`, '#b4c0cb', 3)),
  facet('-44,-112 -26,-128 56,-134 44,-116', '#e9eff4'),
  shape('M-46 -112q10 -20 24 -21l76 -5q8 2 -6 22q-50 4 -94 4z', '#f8fbfd'),
];

const CUPS = [
  oval(2, 2, 20, 5, '#aebfce', { opacity: 0.6 }),
  stroke('M0 0V-134', '#6f7880', 5),
  stroke('M-30 -128L30 -140M-8 -148L8 -120', '#6f7880', 3),
  ...[
    [-32, -128],
    [32, -141],
    [9, -118],
    [-9, -150],
  ].flatMap(([x = 0, y = 0]) => [
    shape(`M${x} ${y - 9}a9 9 0 0 1 0 18z`, '#d65a4a'),
    stroke(`M${x} ${y - 9}V${y + 9}`, '#9e3c31', 2.4),
  ]),
  disc(0, -134, 4.5, '#4d565e'),
];

const FLAG = [
  oval(3, 2, 22, 6, '#aebfce', { opacity: 0.6 }),
  stroke('M0 0V-290', '#7a6a62', 7),
  disc(0, -294, 7, '#d9b25e'),
  shape(
    'M4 -284C36 -300 66 -262 104 -280C124 -288 140 -282 152 -286C140 -266 150 -244 138 -228C104 -212 72 -244 40 -228C26 -222 14 -224 4 -226z',
    '#2f7f79',
  ),
  shape(
    'M4 -262C36 -276 66 -242 104 -258C122 -266 134 -262 145 -264C142 -256 144 -250 142 -244C108 -232 74 -264 40 -248C26 -242 14 -244 4 -244z',
    '#f5ead7',
  ),
  shape(
    'M62 -274C78 -270 92 -274 104 -280C98 -262 104 -240 96 -227C82 -228 72 -234 58 -233C64 -246 58 -262 62 -274z',
    '#2e2430',
    { opacity: 0.1 },
  ),
];

/** A hut on a snowy hill in the morning, and footprints that end at the flagpole. */
export function threeToedPrints(): string[] {
  return [
    blend('sky', [
      [0, '#a9b9c6'],
      [0.6, '#cfd9e0'],
      [1, '#e9eef0'],
    ]),
    blend('snow', [
      [0, '#ffffff'],
      [0.5, '#f1f5f8'],
      [1, '#dbe5ed'],
    ]),
    block(0, 0, 1000, 625, 'url(#sky)'),
    ...[
      [90, 70, 1.3],
      [640, 52, 1],
      [420, 120, 0.8],
    ].map(([x = 0, y = 0, zoom = 1]) =>
      moved(
        x,
        y,
        [shape('M0 20Q30 -6 74 6Q104 -18 150 4Q196 -4 220 20Q110 34 0 20z', '#bccad4', { opacity: 0.7 })],
        zoom,
      ),
    ),
    shape('M0 306L110 236L186 282L300 206L420 292L520 250L640 306L760 226L880 290L1000 240V420H0z', '#b9c8d3'),
    shape(
      'M300 206L340 235L318 240L300 228L276 246L262 232zM760 226L800 247L776 250L760 242L730 262L722 250zM110 236L138 253L116 256L100 262L84 254z',
      '#eaf0f4',
    ),
    shape('M0 352Q160 300 330 340T700 322T1000 340V440H0z', '#cbd7e0'),
    ...[36, 74, 112, 902, 944, 978].map((x, index) => {
      const y = 372 - (index % 3) * 8;
      return (
        facet(`${x - 17},${y} ${x},${y - 58} ${x + 17},${y}`, '#7f98a2') +
        facet(`${x - 11},${y - 24} ${x},${y - 60} ${x + 10},${y - 28}`, '#e6edf1')
      );
    }),
    shape('M0 392C160 352 250 316 430 308C640 300 780 342 1000 372V625H0z', 'url(#snow)'),
    shape('M0 520C180 470 300 560 520 560S860 500 1000 540V625H0z', '#cfdbe6', { opacity: 0.55 }),
    ...prints(),
    moved(84, 446, SCREEN, 0.92),
    moved(624, 372, CUPS, 0.8),
    moved(452, 446, HUT, 1.08),
    ...[
      [0, 0, 13],
      [14, -28, 18],
      [38, -58, 24],
      [74, -84, 31],
      [122, -104, 37],
    ].map(([x = 0, y = 0, radius = 0]) =>
      oval(400 + x, 190 + y, radius * 1.15, radius * 0.82, '#f4f7f9', { opacity: 0.82 }),
    ),
    moved(POLE.x, POLE.y, FLAG),
    ...times(46, (index) =>
      disc(scatter(index + 2) * 1000, scatter(index + 61) * 600, 1.6 + scatter(index + 33) * 2.4, '#ffffff', {
        opacity: 0.9,
      }),
    ),
  ];
}
