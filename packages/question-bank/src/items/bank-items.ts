import type { LEVELS, Subject } from '@wattle/contract/constants';
import type { DistractorRationales } from '@wattle/contract/distractor-rationales';
import type { QuestionFormat } from '@wattle/contract/question-format';
import type { Figure } from '../figures/figure';
import { SEED_FOLDER } from '../seed/read-folder';
import { readSeedBank, type SeedQuestion } from '../seed/seed-bank';
import type { SolvedItem } from '../solvers/solver';
import { readMathsTopics, readThinkingTopics } from './choice-items';
import { type ReadingSet, readReadingSets } from './reading-sets';
import { readWritingPrompts } from './writing-prompts';

/** An item of any subject: the question as it is served, with what the bank knows beside it. */
export interface BankItem extends SolvedItem {
  slug: string;
  subject: Subject;
  /** Empty in Writing, which has no key either. */
  mcq_options: string;
  correct_answer: string;
  format?: QuestionFormat | undefined;
  text_format?: SeedQuestion['text_format'];
  text?: string | undefined;
  image_description?: string | undefined;
  explanation: string;
  faster_method?: string | undefined;
  explanation_figure?: Figure | undefined;
  explanation_image_description?: string | undefined;
  wrong_turns?: DistractorRationales | undefined;
  category: string;
  skills?: string[] | undefined;
  level: (typeof LEVELS)[number];
  exam_type: string;
  year_level: number;
  pool?: SeedQuestion['pool'];
  stretch?: true | undefined;
  /** Its passage was published elsewhere, long ago. */
  isPeriod?: boolean;
}

/** The whole bank. */
export async function readBankItems(): Promise<BankItem[]> {
  const [served, maths, thinking, reading, writing] = await Promise.all([
    readSeedBank(SEED_FOLDER),
    readMathsTopics(),
    readThinkingTopics(),
    readReadingSets(),
    readWritingPrompts(),
  ]);
  const written: Written[] = [
    ...[...maths, ...thinking].flatMap(({ items }) => items),
    ...reading.flatMap((set): Written[] => set.questions.map((question) => ({ ...question, isPeriod: isPeriod(set) }))),
    ...writing,
  ];
  const bySlug = new Map(written.map((item) => [item.slug, item]));
  return served.map((question) => {
    const item = bySlug.get(question.slug);
    if (!item) throw new Error(`${question.slug} is served, but is not in the bank.`);
    return { mcq_options: '', correct_answer: '', ...question, ...item, ...askedIn(question) };
  });
}

const isPeriod = (set: ReadingSet) => 'source' in set && set.source !== undefined;

type Written = Omit<BankItem, 'subject' | 'question' | 'mcq_options' | 'correct_answer' | 'text' | 'format'>;

/** What the loader composes of a passage and its questions. */
const askedIn = (question: SeedQuestion) => {
  const options = 'mcq_options' in question ? { mcq_options: question.mcq_options } : {};
  return { ...options, question: question.question, subject: question.subject };
};
