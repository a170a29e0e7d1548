import { createHash } from 'node:crypto';
import { gapOf, type Question } from '@wattle/contract';

/** What two questions are compared by. */
export interface Comparable {
  /** The same for two questions that only differ in case and white space. */
  fingerprint: string;
  /** The question that it was generated from, or itself: all that share it are near-duplicates. */
  generatedFrom: string;
  /** What is asked and offered, each word once and as a number, in ascending order: a large bank has to fit in memory. */
  words: Uint32Array;
  passageKey?: string | undefined;
  image_data?: string | undefined;
  /** The number of its gap, where it asks for one. */
  gap?: number | undefined;
}

interface Asked {
  question?: string | undefined;
  mcq_options?: string | undefined;
  passageKey?: string | undefined;
  image_data?: string | undefined;
}

/** Questions that share at least this part of their words are near-duplicates. */
const NEAR_DUPLICATE_SHARE = 0.8;

/** Nobody asks for smaller shares. */
const LEAST_SHARE = 0.5;

/** What is asked, with its options, its passage and its picture, after folding case and white space (docs/decisions/023). */
export function fingerprintOf({ question = '', mcq_options = '', passageKey = '', image_data = '' }: Asked): string {
  return createHash('sha256')
    .update([question, mcq_options, passageKey, image_data].map(folded).join('\n'))
    .digest('base64url')
    .slice(0, 16);
}

export function wordsOf({ question = '', mcq_options = '' }: Asked): Uint32Array {
  const words = folded(`${question} ${mcq_options}`).match(/[\p{L}\p{N}]+/gu) ?? [];
  return Uint32Array.from(new Set(words.map(numberOf))).sort();
}

/** The number of the gap that a question asks about; undefined where it asks for something else. */
export function askedGap({ question = '', format }: Pick<Question, 'question' | 'format'>): number | undefined {
  return format === 'gap' ? gapOf(question) : undefined;
}

/** Two gaps of one passage have the same sentences to choose from, and are two questions. */
export function areOtherGaps(one: Pick<Comparable, 'gap'>, other: Pick<Comparable, 'gap'>): boolean {
  return one.gap !== undefined && other.gap !== undefined && one.gap !== other.gap;
}

/** Whether a child who meets both in one test would take the second for the first. */
export function areNearDuplicates(one: Comparable, other: Comparable): boolean {
  const areAboutTheSame = one.passageKey === other.passageKey && one.image_data === other.image_data;
  if (areAboutTheSame && areOtherGaps(one, other)) return false;
  if (one.generatedFrom === other.generatedFrom) return true;
  return areAboutTheSame && nearness(one.words, other.words) >= NEAR_DUPLICATE_SHARE;
}

/** Words in both, of words in any (Jaccard), from 0 to 1. */
export function nearness(some: Uint32Array, others: Uint32Array): number {
  const [fewer, more] = [some.length, others.length].sort((one, other) => one - other) as [number, number];
  // No share can be larger than this one; to count is what takes time.
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

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
