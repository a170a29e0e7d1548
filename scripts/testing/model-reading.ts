import { itemOf, type ModelItem, pick, type Random, shuffled } from './model-items';

/** Words that stand in no passage of the test server. */
const STRANGE_WORDS = ['sandwich', 'umbrella', 'elephant', 'pancake', 'blanket', 'trombone'];

interface Passage {
  sentences: string[];
  /** Its longer words, each once. */
  words: string[];
}

/** Questions about any passage, whose answers are its own words. */
const KINDS: readonly ((random: Random, passage: Passage) => ModelItem)[] = [
  (random, { sentences }) => {
    const at = Math.floor(random() * (sentences.length - 1));
    const asked = beginning(sentences[at]);
    const right = beginning(sentences[at + 1]);
    return itemOf(
      `Which words begin the sentence that comes after “${asked}” in the passage?`,
      `After that sentence comes the one that begins with “${right}”.`,
      options(
        random,
        right,
        sentences.map(beginning).filter((words) => words !== asked),
      ),
      right,
    );
  },
  (random, { sentences }) => {
    const sentence = pick(random, sentences);
    const right = ending(sentence);
    return itemOf(
      `How does the sentence end that starts with “${beginning(sentence)}”?`,
      `It is the sentence that ends with “${right}”.`,
      options(random, right, sentences.map(ending)),
      right,
    );
  },
  (random, { words }) => {
    const right = pick(random, STRANGE_WORDS);
    return itemOf(
      'Three of these words come from the text. Choose the one that the author did not use.',
      `The other three can be found in it. The author did not use the word ${right}.`,
      options(random, right, words),
      right,
    );
  },
  (random, { words }) => {
    const right = pick(random, words);
    return itemOf(
      'Only one of the following words can be found in what you have read. Which is it?',
      `The others are not there. The word that can be found is ${right}.`,
      options(random, right, STRANGE_WORDS),
      right,
    );
  },
  (random, { sentences }) => {
    const [one, two, three, four] = shuffled(random, [...sentences.keys()])
      .slice(0, 4)
      .sort((some, other) => some - other);
    const right = beginning(sentences[one as number]);
    return itemOf(
      'Put these moments in order. What does the reader learn earliest?',
      `Of the four, the reader first comes to “${right}”.`,
      options(
        random,
        right,
        [two, three, four].map((index) => beginning(sentences[index as number])),
      ),
      right,
    );
  },
];

export function readingItems(random: Random, count: number, text: string): ModelItem[] {
  const sentences = text.split(/(?<=[.!?][”"]?)\s+/).filter((sentence) => sentence.split(' ').length > 7);
  const words = [...new Set(text.toLowerCase().match(/\b[a-z]{5,}\b/g))];
  return shuffled(random, KINDS)
    .slice(0, count)
    .map((kind) => kind(random, { sentences, words }));
}

/** The right option and three others, in any order. */
function options(random: Random, right: string, others: readonly string[]): string[] {
  const wrong = [...new Set(others)].filter((option) => option !== right);
  return shuffled(random, [right, ...shuffled(random, wrong).slice(0, 3)]);
}

const wordsOf = (sentence = '') => sentence.replaceAll(/[“”",.!?]/g, '').split(/\s+/);
const beginning = (sentence?: string) => wordsOf(sentence).slice(0, 5).join(' ');
const ending = (sentence?: string) => wordsOf(sentence).slice(-4).join(' ');
