import { type ModelItem, NAMES, pick, type Random, shuffled } from './model-items';
import { readingItems } from './model-reading';

const PASSAGES: readonly ((name: string, friend: string) => string)[] = [
  (
    name,
    friend,
  ) => `The rain had stopped before breakfast, but the creek behind the school was still brown and loud. ${name} stood on the bank and counted the stepping stones. There were nine of them on a dry day. Now there were only four, and the water pulled at their edges.

“We could walk around by the bridge,” said ${friend}, who had wet shoes already and did not want wetter ones. The bridge was twenty minutes away. The bell would ring in ten.

${name} looked at the fourth stone and then at the far bank. A heron stood there on one leg, as if it had all the time in the world. It waited, and watched the water, and did not hurry at all.

“Let us be late,” ${name} said at last. They turned around together and walked towards the bridge. Behind them, the fourth stone slipped under the water without a sound.`,
  (
    name,
    friend,
  ) => `Nobody had opened the shed since Grandpa moved to the city. ${name} pushed the door with one shoulder until it gave way, and dust rolled out into the sunlight. Inside there were jars of nails, a broken kite and a bicycle with no front wheel.

${friend} found the notebook under the bench. Its pages were full of small drawings of birds, each with a date and a place. The last drawing was only half finished. It showed a wing, a beak and nothing more.

“He must have stopped when he lost his glasses,” ${friend} said. ${name} turned the page and found a pencil, still sharp, lying in the fold.

That afternoon they sat on the back step and waited. When the magpie came down to drink, they took turns to draw what they saw. They posted the page to the city before the shop closed.`,
];

export function passageOf(index: number, name: string, friend: string): string {
  return (PASSAGES[index] as (typeof PASSAGES)[number])(name, friend);
}

export function extractWithItems(random: Random, count: number): { extract: string; questions: ModelItem[] } {
  const [name, friend] = shuffled(random, NAMES) as [string, string];
  const extract = pick(random, PASSAGES)(name, friend);
  return { extract, questions: readingItems(random, count, extract) };
}

const THINGS = [
  'a kite without a string',
  'a very old bicycle',
  'a machine that waters plants',
  'a clock that runs backwards',
  'a boat made of bottles',
  'a lamp that can talk',
  'a map of your own street',
  'a key without a lock',
  'a letter from next year',
  'a garden on wheels',
];

const WRITING_TASKS: readonly ((thing: string) => string)[] = [
  (thing) => `One morning you find ${thing}.\nWrite a story about where it comes from and what you do next.`,
  (thing) => `Your class may keep ${thing} for one week.\nAsk your principal for it in a letter with good reasons.`,
  (thing) => `A museum is going to show ${thing}.\nWrite the sign that stands beside it for visitors.`,
  (thing) => `Imagine that you are ${thing}.\nWrite your diary of the day when somebody took you home.`,
  (thing) => `Should every child own ${thing}?\nTry to persuade readers of your age.`,
  (thing) => `Your grandmother has never seen ${thing}.\nExplain to her how it looks and why people like it.`,
  (thing) => `Last night ${thing} disappeared from the library.\nWrite a news report for the school website.`,
  (thing) => `Write a review of ${thing} for a magazine.\nSay what is good, what is not, and who would enjoy it.`,
];

export function writingItems(random: Random, count: number): { question: string }[] {
  const things = shuffled(random, THINGS);
  return shuffled(random, WRITING_TASKS)
    .slice(0, count)
    .map((task, index) => ({ question: task(things[index] as string) }));
}
