import { NAMES, pick, type Random, shuffled } from './model-items';
import { readingItems } from './model-reading';
import { passageOf } from './model-texts';

const WEATHER = ['windy', 'rainy', 'foggy', 'frosty', 'sunny'];

/** What stands between the gaps, and what goes into them; the last sentence goes into none. */
const GAP_STORY = (name: string, weather: string) => ({
  passage: `On a ${weather} Saturday ${name} carried the broken radio to the workshop at the end of the lane. [1] Its sign had lost two letters, and the window was grey with dust.

A bell rang when the door opened. [2] She put down her cup and looked at the radio without a word.

“It was my grandfather's,” said ${name}. “He listened to the cricket on it every summer.” [3] The old woman turned one of its knobs and smiled.

Then she opened the back with a small knife. [4] One of them hung loose like a thread from a sleeve. She heated a thin iron and touched the end of it.

For a moment nothing happened. [5] A voice was reading the scores, far away and full of crackles. ${name} did not dare to move.

“What do I owe you?” ${name} asked at last. [6] So every day that week the two of them had tea, and heard who won.`,
  sentences: [
    'Few people knew that the place was still in business.',
    'A woman with white hair came out of the kitchen behind the counter.',
    'That was before he moved away and left it in the shed.',
    'Inside there were wires as thin as hair, red and yellow.',
    'After that the little lamp began to glow, and somebody spoke.',
    'She shook her head and asked only for company while she listened.',
  ],
  extra: 'The bus driver had never seen so much snow in the valley.',
});

export function gapSet(random: Random) {
  const { passage, sentences, extra } = GAP_STORY(pick(random, NAMES), pick(random, WEATHER));
  const listed = shuffled(random, [...sentences, extra]);
  const gaps = sentences.map((sentence, index) => ({
    gap: index + 1,
    explanation: `The words around the gap lead to it. So this sentence fits: ${sentence}`,
    correct_answer: 'ABCDEFG'[listed.indexOf(sentence)] as string,
  }));
  return { title: 'The workshop', passage, sentences: listed, gaps };
}

const CLOZE_STORY = (
  name: string,
  weather: string,
) => `On a ${weather} afternoon ${name} found a key under the stairs of the old post office. It was no longer than a thumb, and so [1] that it left a brown mark on every finger. Nobody in the family had ever seen it before.

“Perhaps it opens nothing at all,” said Dad. [2], he put down his newspaper and began to look. They tried the cupboard in the hall, the piano and the garden shed. The key fitted none of them, and by dinner time even Dad was ready to [3].

${name}, however, kept turning it over. On one side was a tiny number, [4] clearly enough to be read with a torch. It was the number of their own house. That could not be a [5].

The next morning the two of them walked round the building slowly, [6] at every brick. Behind the lemon tree they noticed a small iron door, which had been painted the same green as the wall. [7] somebody had wanted it to be overlooked. The key turned without a sound.

Inside lay a bundle of letters that had never been delivered. Each had a stamp from long ago. “Then we know what we have to do,” said ${name}, and Dad, who was not a man of many words, gave an [8] nod.`;

/** Of each blank: what fits, what does not, and where a reader sees it. */
const CLOZE_BLANKS: [key: string, others: [string, string, string], reason: string][] = [
  ['rusty', ['polished', 'hollow', 'slippery'], 'It leaves a brown mark'],
  ['All the same', ['For that reason', 'In other words', 'As a result'], 'He doubts it and still begins to look'],
  ['give up', ['stand out', 'join in', 'set off'], 'Nothing that they tried has worked'],
  ['scratched', ['whispered', 'borrowed', 'scattered'], 'A number on a key has been cut into it'],
  ['coincidence', ['disappointment', 'bargain', 'promise'], 'Two equal numbers do not happen by chance'],
  ['peering', ['laughing', 'barking', 'nibbling'], 'They walk slowly and search the wall'],
  ['It was as if', ['It was so that', 'It was only when', 'It was not until'], 'The paint hides the door'],
  ['approving', ['angry', 'absent', 'uncertain'], 'He agrees with what has been said'],
];

export function cloze(random: Random) {
  const blanks = CLOZE_BLANKS.map(([key, others, reason], index) => {
    const options = [...others];
    options.splice(index % 4, 0, key);
    const explanation = `${reason}. So the right words are “${key}”.`;
    return { blank: index + 1, explanation, options, correct_answer: 'ABCD'[index % 4] as string };
  });
  return { title: 'The small key', passage: CLOZE_STORY(pick(random, NAMES), pick(random, WEATHER)), blanks };
}

/** Two texts, which both formats of several texts allow. */
export function textSet(random: Random, count: number) {
  const [name, friend] = shuffled(random, NAMES) as [string, string];
  const texts = ['Across the creek', 'In the shed'].map((title, index) => ({
    title,
    text: passageOf(index, name, friend),
  }));
  return {
    title: 'Small decisions',
    texts,
    questions: readingItems(random, count, texts.map(({ text }) => text).join('\n\n')),
  };
}

const POEM = (weather: string, name: string) => [
  `The kettle hums a ${weather} kitchen song before the sun is up.`,
  'The cat has walked around it twice and sleeps beside a cup.',
  `Now ${name} comes in on quiet feet and does not switch the light.`,
  'The window holds a yellow star that stayed up all the night.',
  '',
  'The bread is on the wooden board and smells of yesterday.',
  'The clock above the kitchen door has nothing new to say.',
  'A single drop runs down the tap and waits, and does not fall.',
  'The shadow of the apple tree is painted on the wall.',
  '',
  'Then somewhere in the sleeping house a floorboard gives a creak.',
  'The cat looks up, the kettle stops, and no one wants to speak.',
];

export function poem(random: Random, count: number) {
  const lines = POEM(pick(random, WEATHER), pick(random, NAMES));
  return { title: 'Before breakfast', lines, questions: readingItems(random, count, lines.join('\n')) };
}
