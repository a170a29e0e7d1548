import { block, disc, facet, moved, oval, scatter, stroke, times } from './shapes';

const PETALS = {
  red: ['#d8453f', '#b8332f', '#ef6a5e'],
  yellow: ['#f5c342', '#e3a72c', '#fbdc7c'],
  pink: ['#ee8fae', '#d96d92', '#f8bccf'],
  white: ['#fbf6ec', '#e4dccb', '#ffffff'],
  violet: ['#8f6fc0', '#7456a6', '#b499dc'],
  orange: ['#f08a3c', '#d86f25', '#f9ae6e'],
  blue: ['#5f8fd0', '#4674b5', '#93b5e6'],
} as const;

type Colour = keyof typeof PETALS;

/** A bucket full of flowers of one colour, 100 wide and about 190 high, on its bottom line. */
function bucket(colour: Colour, seed: number): string[] {
  const [plain, dark, light] = PETALS[colour];
  const flowers = times(26, (index) => {
    const turn = index * 2.4;
    const distance = 46 * Math.sqrt((index + 0.5) / 26);
    return { x: Math.cos(turn) * distance * 1.12, y: -130 + Math.sin(turn) * distance * 0.78, seed: seed + index };
  }).sort((one, other) => one.y - other.y);
  return [
    oval(4, 0, 44, 8, '#3a2f35', { opacity: 0.3 }),
    ...times(
      11,
      (index) =>
        `<path transform="translate(${-40 + index * 8} -84) rotate(${-50 + index * 10})" d="M0 8C-9 -6 -8 -24 0 -36C8 -24 9 -6 0 8z" fill="${index % 2 === 0 ? '#47794f' : '#5f9160'}"/>`,
    ),
    ...flowers.flatMap(({ x, y, seed: each }) => {
      const radius = 11 + scatter(each) * 3.5;
      return [
        disc(x, y + 1.5, radius, dark),
        disc(x, y - 1, radius * 0.9, plain),
        disc(x - radius * 0.2, y - radius * 0.3, radius * 0.46, light, { opacity: 0.75 }),
        disc(x, y - 1, radius * 0.2, colour === 'yellow' || colour === 'white' ? '#c98d2c' : dark),
      ];
    }),
    facet('-40,-82 40,-82 31,0 -31,0', '#9fabb0'),
    facet('14,-82 40,-82 31,0 12,0', '#84929a'),
    facet('-40,-82 -28,-82 -23,0 -31,0', '#b9c3c6'),
    block(-43, -86, 86, 9, '#bcc6c9', { corner: 4 }),
    stroke('M-35 -48Q0 -42 35 -48', '#7b898f', 2.5),
  ];
}

/** Rows of buckets from far to near on one side of the hall. */
export function stand(side: -1 | 1, colours: readonly Colour[]): string[] {
  return colours.flatMap((colour, index) => {
    const near = (index / (colours.length - 1)) ** 1.5;
    const zoom = 0.3 + near * 0.82;
    const y = 402 + near * 205;
    const pitch = 92 * zoom;
    const inner = 500 + side * (112 + near * 92);
    return [2, 1, 0].map((place) => {
      const other = colours[(index * 2 + place * 3 + 1) % colours.length] ?? colour;
      return moved(
        inner + side * (pitch * place + 20 * zoom),
        y - place * 13 * zoom,
        bucket(place === 1 ? other : colour, index * 40 + place * 9 + side),
        zoom,
      );
    });
  });
}
