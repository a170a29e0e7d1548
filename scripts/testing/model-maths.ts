import { between, inSomePlace, type ModelItem, NAMES, numberItem, pick, type Random, shuffled } from './model-items';

const dollars = (value: number) => `$${value}`;
const thousands = (value: number) => value.toLocaleString('en-AU');

const TEMPLATES: readonly ((random: Random) => ModelItem)[] = [
  (random) => {
    const [packets, each] = [between(random, 6, 12), between(random, 7, 15)];
    const [name, thing] = [pick(random, NAMES), pick(random, ['stickers', 'pencils', 'marbles', 'beads'])];
    const right = packets * each;
    return numberItem(
      `${name} buys ${packets} packets of ${thing}. There are ${each} ${thing} in each packet. How many ${thing} does ${name} buy altogether?`,
      `${packets} × ${each} = ${right}.`,
      right,
      [packets + each, right - each, right + packets],
    );
  },
  (random) => {
    const side = between(random, 6, 19);
    const [place, right] = [pick(random, ['garden', 'courtyard', 'sandpit']), 4 * side];
    return numberItem(
      `A square ${place} has sides of ${side} metres. What is the perimeter of the ${place}?`,
      `A square has four equal sides. 4 × ${side} = ${right}, so the perimeter is ${right} m.`,
      right,
      [2 * side, 3 * side, right + 4],
      (value) => `${value} m`,
    );
  },
  (random) => {
    const [length, width] = [between(random, 11, 18), between(random, 4, 9)];
    const [thing, right] = [pick(random, ['poster', 'tablecloth', 'noticeboard']), length * width];
    return numberItem(
      `A rectangular ${thing} is ${length} cm long and ${width} cm wide. What is its area?`,
      `Area is length times width. ${length} × ${width} = ${right}, so the area is ${right} cm².`,
      right,
      [2 * (length + width), length + width, right + length],
      (value) => `${value} cm²`,
    );
  },
  (random) => {
    const percent = pick(random, [10, 20, 25, 50]);
    const whole = 20 * between(random, 4, 15);
    const right = (whole * percent) / 100;
    return numberItem(
      `A school hall has ${whole} seats. At the concert ${percent}% of the seats were empty. How many seats were empty?`,
      `${percent}% of ${whole} is ${whole} × ${percent} ÷ 100 = ${right}.`,
      right,
      [whole - right, right * 2, right + 5],
    );
  },
  (random) => {
    const [each, weeks] = [between(random, 4, 9), between(random, 6, 14)];
    const [name, gift] = [pick(random, NAMES), pick(random, ['scooter', 'tent', 'guitar', 'skateboard'])];
    return numberItem(
      `${name} saves ${dollars(each)} every week for a ${gift} that costs ${dollars(each * weeks)}. After how many weeks can ${name} pay for the ${gift}?`,
      `${each * weeks} ÷ ${each} = ${weeks}.`,
      weeks,
      [weeks - 1, weeks + 1, weeks + each],
    );
  },
  (random) => {
    const [first, step] = [between(random, 3, 20), between(random, 4, 12)];
    const shown = [0, 1, 2, 3].map((index) => first + index * step);
    const right = first + 4 * step;
    return numberItem(
      `A number pattern starts ${shown.join(', ')}. Which number comes next in the pattern?`,
      `Each number is ${step} more than the one before it. ${shown[3]} + ${step} = ${right}.`,
      right,
      [right - 1, right + step, right + 2],
    );
  },
  (random) => {
    const mean = between(random, 12, 30);
    const [less, more] = [between(random, 2, 5), between(random, 6, 9)];
    const runs = [mean - less, mean + more, mean - more, mean + less];
    return numberItem(
      `In four cricket matches a team scored ${runs.join(', ')} runs. What was the average number of runs in a match?`,
      `The total is ${runs.join(' + ')} = ${4 * mean}. ${4 * mean} ÷ 4 = ${mean}.`,
      mean,
      [mean + more, mean - less, 2 * mean],
    );
  },
  (random) => {
    const [groups, size, left] = [between(random, 5, 9), between(random, 6, 9), between(random, 2, 5)];
    const children = groups * size + left;
    return numberItem(
      `${children} children make teams of ${size} for a relay race. How many children are left without a full team?`,
      `${groups} × ${size} = ${groups * size}, and ${children} − ${groups * size} = ${left}.`,
      left,
      [left + 1, groups, size],
    );
  },
  (random) => {
    const crowd = 1_000 * between(random, 3, 9) + 10 * between(random, 11, 89) + 3;
    const right = Math.round(crowd / 100) * 100;
    return numberItem(
      `${thousands(crowd)} people visited the zoo on Saturday. What is this number rounded to the nearest hundred?`,
      `${thousands(crowd)} is nearest to ${thousands(right)}.`,
      right,
      [right + 100, right - 100, Math.round(crowd / 1_000) * 1_000],
      thousands,
    );
  },
  (random) => {
    const quarter = between(random, 6, 24);
    const [name, right] = [pick(random, NAMES), 3 * quarter];
    return numberItem(
      `${name} has read three quarters of a book with ${4 * quarter} pages. How many pages has ${name} read?`,
      `A quarter of ${4 * quarter} is ${quarter}, and 3 × ${quarter} = ${right}.`,
      right,
      [quarter, 2 * quarter, right + 4],
    );
  },
  (random) => {
    // The change is never the price of a ticket, which the question says.
    const [adults, price] = [between(random, 2, 5), between(random, 17, 19)];
    const paid = 20 * adults;
    const right = paid - adults * price;
    return numberItem(
      `Ferry tickets cost ${dollars(price)} for an adult. A family pays for ${adults} adults with ${dollars(paid)}. How much change do they get?`,
      `${adults} × ${price} = ${adults * price}. ${paid} − ${adults * price} = ${right}, so the change is ${dollars(right)}.`,
      right,
      [right + 10, right + adults, paid - price],
      dollars,
    );
  },
  (random) => {
    const [cup, cups] = [pick(random, [125, 200, 250]), between(random, 5, 11)];
    const right = cup * cups;
    return numberItem(
      `A recipe for lemonade needs ${cups} cups of water. One cup holds ${cup} mL. How many millilitres of water does the recipe need?`,
      `${cups} × ${cup} = ${right}, so it needs ${right} mL.`,
      right,
      [right - cup, right + cup, cup + cups],
      (value) => `${value} mL`,
    );
  },
];

export function mathsItems(random: Random, count: number): ModelItem[] {
  return shuffled(random, TEMPLATES)
    .slice(0, count)
    .map((template) => inSomePlace(random, template(random)));
}
