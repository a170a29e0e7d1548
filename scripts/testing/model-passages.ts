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
