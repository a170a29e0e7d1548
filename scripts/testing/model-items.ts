export interface ModelItem {
  question: string;
  explanation: string;
  options: string[];
  correct_answer: string;
}

/** A number from 0 to below 1, the same sequence for the same seed (mulberry32). */
export type Random = () => number;

export function randomOf(seed: string): Random {
  let state = 0;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

export const NAMES = ['Mia', 'Ravi', 'Lily', 'Omar', 'Ella', 'Finn', 'Zoe', 'Kai', 'Anna', 'Leo'] as const;

/** An item whose options stand in the order that is given. */
export function itemOf(question: string, explanation: string, options: readonly string[], right: string): ModelItem {
  return { question, explanation, options: [...options], correct_answer: 'ABCDE'[options.indexOf(right)] as string };
}

/** An item whose options are numbers in ascending order, with a unit where there is one. */
export function numberItem(
  question: string,
  explanation: string,
  right: number,
  wrong: readonly number[],
  show: (value: number) => string = String,
): ModelItem {
  const others = [...new Set(wrong)].filter((value) => value !== right && value > 0).slice(0, 3);
  for (let more = right + 2; others.length < 3; more += 3) if (!others.includes(more)) others.push(more);
  const options = [right, ...others].sort((one, other) => one - other).map(show);
  return itemOf(question, explanation, options, show(right));
}

const PLACES = [
  'market',
  'harbour',
  'museum',
  'farm',
  'library',
  'campground',
  'bakery',
  'orchard',
  'beach',
  'station',
];
const TIMES = [
  'It was a windy morning',
  'Rain fell all afternoon',
  'School holidays began yesterday',
  'Visitors arrived early today',
  'Nobody was in a hurry',
  'The first bus had just stopped',
  'Two classes met for a picnic',
  'Somebody had painted the front door',
  'A band was playing old songs',
  'The lights went out before dinner',
  'Grandpa waited with a thermos',
  'Everyone was talking about the flood',
  'A new sign hung above the gate',
  'The cousins had not slept much',
  'Lunch was late again',
  'Three dogs ran in circles',
];

/** A sentence before the question, so that two questions of one kind are not the same with other numbers. */
export function inSomePlace(random: Random, item: ModelItem): ModelItem {
  return { ...item, question: `${pick(random, TIMES)} at the ${pick(random, PLACES)}.\n${item.question}` };
}
