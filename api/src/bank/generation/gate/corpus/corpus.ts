import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject } from '@wattle/contract/constants';
import type { Flaw } from '@wattle/contract/generation';
import type { Question } from '@wattle/contract/questions';
import { readSeedBank, type SeedQuestion } from '@wattle/question-bank';
import { SEED_FOLDER } from '../../../../seed-folder';
import { checkItem } from '../checks';
import type { BankTexts, GeneratedItem } from '../generated-item';

export interface CorpusItem {
  id: string;
  /** Absent in a sound item. */
  flaw?: string;
  subject: Subject;
  /** Slug of the question of the bank that it was made from. */
  parent: string;
  item: GeneratedItem;
  secondAnswer?: string;
  secondTopics?: string[];
}

const bank = await readSeedBank(SEED_FOLDER);
const of = (subject: Subject) => bank.filter((question) => question.subject === subject) as BankQuestion[];

type BankQuestion = GeneratedItem & Pick<SeedQuestion, 'slug' | 'image_description'> & Pick<Question, 'format'>;

export const BANK: Record<Exclude<Subject, 'Writing'>, BankQuestion[]> = {
  Maths: of('Maths'),
  ThinkingSkills: of('ThinkingSkills'),
  Reading: of('Reading'),
};

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

export const corpus = (name: string) => read<CorpusItem[]>(join(import.meta.dirname, `${name}.json`));

/**
 * Checks an item against the rest of the bank. Items of the corpus have no rationales of distractors, so their absence
 * is not a flaw.
 */
export function flawsOf({ id, item, subject, parent, secondAnswer, secondTopics }: CorpusItem): Flaw[] {
  const bank: (BankTexts & { slug: string })[] = subject === 'Writing' ? [] : BANK[subject];
  const nearby = bank.filter(({ slug }) => slug !== parent && slug !== id);
  const original = bank.find(({ slug }) => slug === parent);
  if (!original) throw new Error(`The bank has no question ${parent}.`);
  const context = { subject, parent: original, nearby, secondTopics, ...(secondAnswer ? { secondAnswer } : {}) };
  return checkItem(item, context).filter(({ check }) => item.wrong_turns || check !== 'wrongTurns');
}
