import { block, disc, facet, scatter, stroke, times } from './shapes';

export const leaf = (x: number, y: number, size: number, turn: number, colour: string) =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size})" d="M0 0C-9 -6 -9 -20 0 -28C9 -20 9 -6 0 0z" fill="${colour}"/>`;

const GREENS = ['#4f8a5b', '#3f7550', '#6aa36a', '#5c9660'];
export const green = (index: number) => GREENS[index % GREENS.length] ?? '#4f8a5b';

/** A plant that climbs a string from a pot to the balcony above. */
export function bean(x: number, from: number, seed: number): string[] {
  return [
    stroke(`M${x} 78V${from}`, '#cdb98d', 2),
    stroke(
      `M${x} ${from}${times(7, (turn) => `q${turn % 2 === 0 ? 12 : -12} -${((from - 96) / 14).toFixed(1)} 0 -${((from - 96) / 7).toFixed(1)}`).join('')}`,
      '#4c8255',
      3.5,
    ),
    ...times(24, (index) => {
      const y = 100 + (index * (from - 110)) / 23;
      const side = index % 2 === 0 ? 1 : -1;
      return leaf(
        x + side * 4,
        y,
        0.85 + scatter(seed + index) * 0.5,
        side * (50 + scatter(seed + index * 3) * 50),
        green(index + seed),
      );
    }),
    ...times(4, (index) =>
      stroke(
        `M${x + (index % 2 === 0 ? 10 : -10)} ${150 + index * 52}q${index % 2 === 0 ? 7 : -7} 18 2 36`,
        '#7fb36b',
        5,
      ),
    ),
    ...times(3, (index) => disc(x + (index - 1) * 10, 128 + index * 66, 4.5, '#e2665c')),
  ];
}

export function pot(x: number, base: number, width: number, height: number, colour: string, rim: string): string[] {
  const half = width / 2;
  return [
    facet(
      `${x - half},${base - height} ${x + half},${base - height} ${x + half * 0.76},${base} ${x - half * 0.76},${base}`,
      colour,
    ),
    block(x - half - 4, base - height - 4, width + 8, 14, rim, { corner: 3 }),
  ];
}

export function tomato(x: number, base: number, seed: number): string[] {
  return [
    stroke(`M${x} ${base}V${base - 175}`, '#b98f5e', 4),
    ...times(26, (index) => {
      const y = base - 12 - index * 6.4;
      return leaf(
        x,
        y,
        1.2 + scatter(seed + index) * 0.5,
        (index % 2 === 0 ? 1 : -1) * (35 + scatter(seed + index * 5) * 70),
        green(index),
      );
    }),
    ...times(9, (index) => {
      const [dx, y] = [(scatter(seed + index * 7) - 0.5) * 62, base - 26 - index * 15];
      return [
        disc(x + dx, y, 10.5, index % 4 === 3 ? '#e9a13f' : '#d8463c'),
        disc(x + dx - 3, y - 4, 2.6, '#ffffff', { opacity: 0.5 }),
      ].join('');
    }),
  ];
}
