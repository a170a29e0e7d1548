import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root';

export interface ModelItem {
  question: string;
  explanation: string;
  options: string[];
  correct_answer: string;
}

interface SoundItem {
  subject: string;
  item: { question: string; mcq_options: string; correct_answer: string; explanation: string };
}

interface Passages {
  passages: string[];
  poem: { title: string; lines: string[] };
  /** Each sentence goes into the gap of its place, and the extra one into none. */
  gapSet: { title: string; passage: string; sentences: string[]; extra: string };
  cloze: { title: string; passage: string; blanks: { key: string; others: string[]; reason: string }[] };
  writingTasks: string[];
  things: string[];
}

const LETTERS = 'ABCDEFG';
const NAMES = ['Mia', 'Ravi', 'Lily', 'Omar', 'Ella', 'Finn', 'Zoe', 'Kai', 'Anna', 'Leo'] as const;
const WEATHER = ['windy', 'rainy', 'foggy', 'frosty', 'sunny'] as const;

/** Sound items with which the checks of generated items are measured. */
const CORPUS = join(ROOT, 'api/src/bank/generation/gate/corpus');
/** The checks refuse these, beside those of the bank. */
const REFUSED = [/^A box holds 5 green pencils/, /the two hands of a clock/, /^In a secret code/];
/** Of a question without a text: shorter ones repeat each other, and what tests generate from. */
const MIN_CHARACTERS = 60;

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

const SOUND = readdirSync(CORPUS)
  .filter((name) => name.startsWith('sound'))
  .flatMap((name) => read<SoundItem[]>(join(CORPUS, name)));
const PASSAGES = read<Passages>(join(import.meta.dirname, 'model-passages.json'));

/** All items of a subject; those of Reading are served with any text, so they quote none. */
export function soundItems(subject: string): ModelItem[] {
  const isReading = subject === 'Reading';
  return SOUND.filter((each) => each.subject === subject)
    .map(({ item }) => toModelItem(item, isReading))
    .filter(({ question }) => (isReading ? !question.includes('“') : question.length >= MIN_CHARACTERS))
    .filter(({ question }) => !REFUSED.some((text) => text.test(question)));
}

function toModelItem({ question, mcq_options, correct_answer, explanation }: SoundItem['item'], isReading: boolean) {
  const options = mcq_options.split(/, (?=[A-G] )/).map((option) => option.slice(2));
  const key = options[LETTERS.indexOf(correct_answer)];
  return { question, options, correct_answer, explanation: isReading ? `The text leads to this: ${key}` : explanation };
}

/** One of the two passages that the model writes. */
export function passageOf(index: number, name: string, friend: string): string {
  return fill(PASSAGES.passages[index % 2] ?? '', { name, friend });
}

/** What the model writes: the same passages with other names and weather for each turn, and other items for each request. */
export class ModelTexts {
  private turn = 0;
  private readonly served = new Map<string, number>();

  /** The next items of a subject; after the last the first again. */
  items(subject: string, count: number): ModelItem[] {
    const items = soundItems(subject);
    if (items.length < count) throw new Error(`The corpora have no ${count} items of ${subject}.`);
    const from = this.served.get(subject) ?? 0;
    this.served.set(subject, from + count);
    return Array.from({ length: count }, (_each, index) => items[(from + index) % items.length] as ModelItem);
  }

  extract(count: number) {
    const { turn, name, friend } = this.nextTurn();
    return { extract: passageOf(turn, name, friend), questions: this.items('Reading', count) };
  }

  /** Two texts, which both formats of several texts allow. */
  textSet(count: number) {
    const { name, friend } = this.nextTurn();
    const texts = ['Across the creek', 'In the shed'].map((title, index) => ({
      title,
      text: passageOf(index, name, friend),
    }));
    return { title: 'Small decisions', texts, questions: this.items('Reading', count) };
  }

  poem(count: number) {
    const words = this.nextTurn();
    const { title, lines } = PASSAGES.poem;
    return { title, lines: lines.map((line) => fill(line, words)), questions: this.items('Reading', count) };
  }

  gapSet() {
    const words = this.nextTurn();
    const { title, passage, sentences, extra } = PASSAGES.gapSet;
    const listed = rotated([...sentences, extra], words.turn);
    const gaps = sentences.map((sentence, index) => ({
      gap: index + 1,
      explanation: `The words around the gap lead to it. So this sentence fits: ${sentence}`,
      correct_answer: LETTERS[listed.indexOf(sentence)] as string,
    }));
    return { title, passage: fill(passage, words), sentences: listed, gaps };
  }

  cloze() {
    const { title, passage, blanks } = PASSAGES.cloze;
    return {
      title,
      passage: fill(passage, this.nextTurn()),
      blanks: blanks.map(({ key, others, reason }, index) => ({
        blank: index + 1,
        explanation: `${reason}. So the right words are “${key}”.`,
        options: others.toSpliced(index % 4, 0, key),
        correct_answer: LETTERS[index % 4] as string,
      })),
    };
  }

  writingTasks(count: number): { question: string }[] {
    const { turn } = this.nextTurn();
    const things = rotated(PASSAGES.things, turn);
    const tasks = rotated(PASSAGES.writingTasks, turn).slice(0, count);
    return tasks.map((task, index) => ({ question: fill(task, { thing: things[index] ?? '' }) }));
  }

  private nextTurn() {
    const { turn } = this;
    this.turn += 1;
    const at = <Word>(words: readonly Word[], index: number) => words[index % words.length] as Word;
    return { turn, name: at(NAMES, turn), friend: at(NAMES, turn + 1), weather: at(WEATHER, turn) };
  }
}

const fill = (text: string, words: object) =>
  Object.entries(words).reduce((filled, [name, word]) => filled.replaceAll(`{${name}}`, String(word)), text);

const rotated = <Item>(items: readonly Item[], by: number) =>
  items.map((_each, index) => items[(index + by) % items.length] as Item);
