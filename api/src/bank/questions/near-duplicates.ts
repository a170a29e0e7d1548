import { createHash } from 'node:crypto';
import { gapOf, isInText } from '@wattle/contract/question-format';
import type { Question } from '@wattle/contract/questions';

export interface Comparable {
  fingerprint: string;
  /** The question that it was generated from, or itself: all that share it are near-duplicates. */
  generatedFrom: string;
  /** Its text and options, each word once and as a number, in ascending order: a large bank has to fit in memory. */
  words: Uint32Array;
  passageKey?: string | undefined;
  image_data?: string | undefined;
  /** The number of its gap or blank, where it asks for one. */
  gap?: number | undefined;
}

type Asked = Partial<Pick<Comparable, 'passageKey' | 'image_data'>> &
  Partial<Pick<Question, 'question' | 'mcq_options'>>;

const NEAR_DUPLICATE_SHARE = 0.8;

/** Nobody asks for smaller shares. */
const LEAST_SHARE = 0.5;

/** Entries that are compared before other requests get their turn. */
const CHUNK = 5_000;

/** Equal for questions that differ only in case and white space, with options, passage and picture. */
export function fingerprintOf({ question = '', mcq_options = '', passageKey = '', image_data = '' }: Asked): string {
  return shortHash([question, mcq_options, passageKey, image_data].map(folded).join('\n'));
}

export function passageKeyOf(text: string | undefined): string | undefined {
  return text && shortHash(text);
}

export function derivedFields(fields: Pick<Question, 'question' | 'mcq_options' | 'image_data' | 'text'>) {
  const { question, mcq_options, image_data, text } = fields;
  const passageKey = passageKeyOf(text);
  return { passageKey, fingerprint: fingerprintOf({ question, mcq_options, image_data, passageKey }) };
}

export function wordsOf({ question = '', mcq_options = '' }: Asked): Uint32Array {
  const words = folded(`${question} ${mcq_options}`).match(/[\p{L}\p{N}]+/gu) ?? [];
  return Uint32Array.from(new Set(words.map(numberOf))).sort();
}

export function askedGap({ question = '', format }: Pick<Question, 'question' | 'format'>): number | undefined {
  return isInText(format) ? gapOf(question) : undefined;
}

/** Two gaps of one passage have the same sentences to choose from, and two blanks the same stem: they are two questions. */
export function areOtherGaps(one: Pick<Comparable, 'gap'>, other: Pick<Comparable, 'gap'>): boolean {
  return one.gap !== undefined && other.gap !== undefined && one.gap !== other.gap;
}

/** Whether a child who meets both in one test would take them for the same question. */
export function areNearDuplicates(one: Comparable, other: Comparable): boolean {
  const areAboutTheSame = one.passageKey === other.passageKey && one.image_data === other.image_data;
  if (areAboutTheSame && areOtherGaps(one, other)) return false;
  if (one.generatedFrom === other.generatedFrom) return true;
  return areAboutTheSame && nearness(one.words, other.words) >= NEAR_DUPLICATE_SHARE;
}

export async function nearestOf(
  entries: readonly { id: string; words: Uint32Array }[],
  words: Uint32Array,
  { leastShare, most }: { leastShare: number; most: number },
): Promise<string[]> {
  const near: { id: string; share: number }[] = [];
  for (let from = 0; from < entries.length; from += CHUNK) {
    for (const entry of entries.slice(from, from + CHUNK)) {
      const share = nearness(entry.words, words);
      if (share >= leastShare) near.push({ id: entry.id, share });
    }
    await new Promise(setImmediate);
  }
  return near
    .sort((one, other) => other.share - one.share)
    .slice(0, most)
    .map(({ id }) => id);
}

export interface IndexedQuestion extends Pick<Comparable, 'words' | 'passageKey' | 'gap'> {
  id: string;
}

/** Finds near-duplicates of thousands of questions: only those that share one of the rarest words are compared. */
export class NearDuplicateIndex {
  private readonly byWord = new Map<number, IndexedQuestion[]>();

  constructor(questions: readonly IndexedQuestion[]) {
    for (const question of questions) {
      for (const word of question.words) {
        const others = this.byWord.get(word);
        if (others) others.push(question);
        else this.byWord.set(word, [question]);
      }
    }
  }

  /** At most `most` ids. */
  find(asked: Omit<IndexedQuestion, 'id'>, most: number): string[] {
    const found = new Set<string>();
    const lists = Array.from(asked.words, (word) => this.byWord.get(word) ?? []);
    // Two that have so many words in common cannot differ in all of these.
    const rarest = lists.length - Math.ceil(NEAR_DUPLICATE_SHARE * lists.length) + 1;
    const tried = lists.sort((one, other) => one.length - other.length).slice(0, rarest);
    for (const list of tried) {
      for (const question of list) {
        if (found.size === most) return [...found];
        const isComparable = question.passageKey === asked.passageKey && !areOtherGaps(question, asked);
        if (isComparable && nearness(question.words, asked.words) >= NEAR_DUPLICATE_SHARE) found.add(question.id);
      }
    }
    return [...found];
  }
}

/** Common words as a share of all words (Jaccard), from 0 to 1. */
export function nearness(some: Uint32Array, others: Uint32Array): number {
  const [fewer, more] = [some.length, others.length].sort((one, other) => one - other) as [number, number];
  // No share can be larger than this one, and counting is what takes time.
  if (fewer === 0 || fewer / more < LEAST_SHARE) return 0;
  let common = 0;
  for (let one = 0, other = 0; one < some.length && other < others.length; ) {
    const difference = (some[one] as number) - (others[other] as number);
    if (difference === 0) common += 1;
    if (difference <= 0) one += 1;
    if (difference >= 0) other += 1;
  }
  return common / (some.length + others.length - common);
}

/** FNV-1a. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
