import {
  between,
  inSomePlace,
  itemOf,
  type ModelItem,
  NAMES,
  numberItem,
  pick,
  type Random,
  shuffled,
} from './model-items';

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
  (random) => {
    const [one, two, three] = shuffled(random, ['red', 'blue', 'green', 'white']) as [string, string, string];
    return itemOf(
      `The ${one} box is heavier than the ${two} box. The ${three} box is lighter than the ${two} box. Which of the three boxes is the lightest?`,
      `The ${one} box is heavier than the ${two} box, which is heavier than the ${three} box. So the lightest is the ${three} box.`,
      ['The red box', 'The blue box', 'The green box', 'The white box'],
      `The ${three} box`,
    );
  },
  (random) => {
    const [every, came] = [pick(random, [8, 12, 15]), pick(random, [19, 26, 31, 41, 53])];
    const wait = every - (came % every);
    return numberItem(
      `Trams leave the stop every ${every} minutes, the first of them at 9:00. Kit comes to the stop at 9:${came}. For how many minutes must Kit wait?`,
      `The next tram leaves at ${came + wait} minutes past nine. So Kit must wait ${wait} minutes.`,
      wait,
      [wait + 2, every + 1, came % every],
      (minutes) => `${minutes} minutes`,
    );
  },
  (random) => {
    const [kind, members, stranger] = pick(random, [
      ['trees', ['maple', 'willow', 'oak'], 'daisy'],
      ['tools', ['hammer', 'saw', 'drill'], 'timber'],
      ['birds', ['robin', 'parrot', 'eagle'], 'bat'],
    ] as [string, string[], string][]);
    return itemOf(
      'Which of these words does not belong with the rest of them?',
      `The rest are names of ${kind}. The word that does not belong is ${stranger}.`,
      shuffled(random, [...members, stranger]),
      stranger,
    );
  },
  (random) => {
    const right = 'Two things that happen on one day need not have to do with each other.';
    return itemOf(
      `“I wore green socks and our team won,” says ${pick(random, NAMES)}. “So the socks helped us to win.” What is the mistake in this argument?`,
      `Nothing shows that socks change a game. So the mistake is: ${right}`,
      shuffled(random, [
        right,
        'Green is not the colour of the team.',
        'The team may win again next week.',
        'Some of the players wore no socks.',
      ]),
      right,
    );
  },
  (random) => {
    const [name, other] = shuffled(random, NAMES) as [string, string];
    const right = `${name} plays tennis.`;
    return itemOf(
      `Every child in the holiday camp plays chess, tennis or both. ${name} is in the camp and does not play chess. What can you be sure of?`,
      `Whoever does not play chess plays tennis. So ${right}`,
      shuffled(random, [
        right,
        `${other} plays chess.`,
        'Nobody plays both chess and tennis.',
        'More children play tennis than chess.',
      ]),
      right,
    );
  },
  (random) => {
    const directions = ['north', 'east', 'south', 'west'];
    const [start, turns] = [between(random, 0, 3), between(random, 2, 3)];
    const right = directions[(start + turns) % 4] as string;
    return itemOf(
      `A toy robot faces ${directions[start]}. It makes ${turns} quarter turns to its right, one after the other. Which way does it face then?`,
      `Each quarter turn to the right goes on from north to east, south, west. After ${turns} of them it faces ${right}.`,
      directions,
      right,
    );
  },
  (random) => {
    const friends = between(random, 4, 8);
    const right = (friends * (friends - 1)) / 2;
    return numberItem(
      `${friends} friends meet, and each of them shakes hands once with every other one. How many handshakes are there?`,
      `Each of ${friends} friends shakes ${friends - 1} hands, and each handshake is counted twice. ${friends} × ${friends - 1} ÷ 2 = ${right}.`,
      right,
      [right * 2, friends * 2 + 1, right + 3],
    );
  },
];

export function thinkingItems(random: Random, count: number): ModelItem[] {
  return shuffled(random, THINKING)
    .slice(0, count)
    .map((template) => inSomePlace(random, template(random)));
}
