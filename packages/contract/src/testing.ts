import type { OpenTest, SavedAnswer } from './attempts';
import { OPTION_LETTERS } from './constants';
import { formatOptions } from './options';
import type { Question, ServedQuestion } from './questions';

let count = 0;

/** An identifier that no other builder of this process has given out. */
export function anId(): string {
  count += 1;
  return count.toString(16).padStart(24, '0');
}

/** A Maths question with four options whose key is B, unless the test says otherwise. */
export function aQuestion(overrides: Partial<Question> = {}): Question {
  const id = anId();
  return {
    id,
    subject: 'Maths',
    question: `What is ${count} + ${count}?`,
    mcq_options: formatOptions([count, 2 * count, 3 * count, 4 * count].map(String)),
    correct_answer: 'B',
    explanation: `Doubling ${count} gives ${2 * count}.`,
    type: 'Original',
    level: 'Easy',
    category: 'Number and place value',
    exam_type: 'Practice',
    ...overrides,
  };
}

/** A question as a test serves it: without key and explanation. */
export function aServedQuestion(overrides: Partial<ServedQuestion> = {}): ServedQuestion {
  const { id, subject, question, mcq_options, category } = aQuestion();
  return { id, subject, question, mcq_options, category, ...overrides };
}

/** An open test of ten questions that ends `seconds` after `serverTime`. */
export function anOpenTest(overrides: Partial<OpenTest> & { seconds?: number } = {}): OpenTest {
  const { seconds = 600, ...rest } = overrides;
  const startedAt = rest.serverTime ?? new Date().toISOString();
  return {
    attemptId: anId(),
    questions: Array.from({ length: 10 }, () => aServedQuestion()),
    startedAt,
    serverTime: startedAt,
    deadline: new Date(Date.parse(startedAt) + seconds * 1_000).toISOString(),
    answers: [],
    ...rest,
  };
}

/** A first answer to a question. */
export function anAnswer(questionId: string, overrides: Partial<SavedAnswer> = {}): SavedAnswer {
  return { questionId, selectedAnswer: OPTION_LETTERS[1], version: 1, ...overrides };
}
