import { between, inSomePlace, itemOf, type ModelItem, NAMES, pick, type Random, shuffled } from './model-items';
import { readingItems } from './model-reading';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const THINKING: readonly ((random: Random) => ModelItem)[] = [
  (random) => {
    const [first, second, third, fourth] = shuffled(random, NAMES) as [string, string, string, string];
    return itemOf(
      `${first} finished the swimming race before ${second}. ${third} finished after ${second}. ${fourth} finished before ${first}. Who came second?`,
      `From first to last they came in as ${fourth}, ${first}, ${second}, ${third}. So the second was ${first}.`,
      [fourth, first, second, third].sort(),
      first,
    );
  },
  (random) => {
    const [start, later] = [between(random, 0, 6), pick(random, [9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20])];
    const [today, right] = [DAYS[start], DAYS[(start + later) % 7] as string];
    const options = [
      right,
      ...shuffled(
        random,
        DAYS.filter((day) => day !== right),
      ).slice(0, 3),
    ];
    return itemOf(
      `The library book is due back in ${later} days. Today is ${today}. On which day of the week is the book due?`,
      `${later} days are ${Math.floor(later / 7)} weeks and ${later % 7} days. Counting ${later % 7} days on from ${today} gives ${right}.`,
      DAYS.filter((day) => options.includes(day)),
      right,
    );
  },
  (random) => {
    const [one, other] = shuffled(random, ['koalas', 'emus', 'wombats', 'geckos']) as [string, string];
    const right = `The animal that Ravi saw was not one of the ${one}.`;
    return itemOf(
      `All the ${one} at the wildlife park are asleep at noon. At noon Ravi saw an animal that was awake. Which sentence must be true?`,
      `Every one of the ${one} sleeps at noon, so an animal that is awake is none of them. ${right}`,
      shuffled(random, [
        right,
        `The animal that Ravi saw was one of the ${other}.`,
        `All the ${other} are awake at noon.`,
        `Ravi saw only one animal at the park.`,
      ]),
      right,
    );
  },
  (random) => {
    const word = pick(random, ['PLANT', 'STONE', 'BREAD', 'CLOUD']);
    const coded = (by: number) =>
      [...word].map((letter) => String.fromCharCode(((letter.charCodeAt(0) - 65 + by) % 26) + 65)).join('');
    const options = shuffled(random, [1, 2, 3, 25].map(coded));
    return itemOf(
      `In a code each letter becomes the next letter of the alphabet, so that CAT becomes DBU. How is ${word} written in this code?`,
      `Moving each letter of ${word} one place on gives ${coded(1)}.`,
      options,
      coded(1),
    );
  },
  (random) => {
    const [name, friend] = shuffled(random, NAMES) as [string, string];
    const right = 'Most children who joined the lunchtime club borrowed more books.';
    return itemOf(
      `${name} says: “The lunchtime reading club makes children read more.” ${friend} agrees. Which fact supports ${name} most?`,
      `Borrowing more books after joining shows that members read more. So the best fact is: ${right}`,
      shuffled(random, [
        right,
        'The club meets in the library on three days.',
        'Some children like to play outside at lunchtime.',
        'The library bought new chairs for the club.',
      ]),
      right,
    );
  },
];

export function thinkingItems(random: Random, count: number): ModelItem[] {
  return shuffled(random, THINKING)
    .slice(0, count)
    .map((template) => inSomePlace(random, template(random)));
}

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

/** A new passage with questions about it. */
export function extractWithItems(random: Random, count: number): { extract: string; questions: ModelItem[] } {
  const [name, friend] = shuffled(random, NAMES) as [string, string];
  const extract = pick(random, PASSAGES)(name, friend);
  return { extract, questions: readingItems(random, count, extract) };
}

export function writingItems(random: Random, count: number): { question: string }[] {
  const finds = [
    'a key with your name on it',
    'a map of your own street',
    'a boat on the roof',
    'a letter from next year',
  ];
  const places = shuffled(random, [
    'at the bus stop',
    'in the school garden',
    'under the library stairs',
    'on the beach',
  ]);
  return shuffled(random, finds)
    .slice(0, count)
    .map((find, index) => ({
      question: `One morning you find ${find} ${places[index]}.\nWrite a story about where it comes from and what you do next.\nYou may write up to 300 words.`,
    }));
}
