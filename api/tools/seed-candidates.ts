import type { Subject } from '@wattle/contract/constants';
import type { ExamType, Level, Question } from '@wattle/contract/questions';
import { readSeedBank, type SeedQuestion } from '@wattle/question-bank';
import { toBank } from '../src/bank/candidates/candidates';
import { derivedFields, wordsOf } from '../src/bank/questions/near-duplicates';
import { SEED_FOLDER } from '../src/seed-folder';

/** The questions of the bank that tests of children serve, as the product's choice looks at them. */
export async function readTestBanks() {
  const questions = (await readSeedBank(SEED_FOLDER)).filter(({ pool }) => pool !== 'Free assessment');
  return (subject: Subject) => toBank(questions.filter((question) => question.subject === subject).map(toCandidate));
}

/** Names of the questions sort as their places in the bank do. */
function toCandidate(question: SeedQuestion, index: number) {
  const fields = question as SeedQuestion &
    Pick<Question, 'mcq_options' | 'category' | 'skills' | 'format'> & { level?: Level; year_level?: number };
  const { exam_type, level, category, skills, format, year_level, slug } = fields;
  // A picture is its question's own.
  const derived = derivedFields({ ...fields, image_data: slug });
  return {
    id: String(index).padStart(6, '0'),
    exam_type: exam_type as ExamType,
    level,
    category,
    skills,
    format,
    year_level,
    passageKey: derived.passageKey,
    fingerprint: derived.fingerprint,
    generatedFrom: slug,
    words: wordsOf({ ...fields, ...derived }),
  };
}
