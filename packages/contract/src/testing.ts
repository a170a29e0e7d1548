import type { OpenTest, SavedAnswer } from './attempts';
import { OPTION_LETTERS } from './constants';
import { formatOptions } from './options';
import { blankStem } from './question-format';
import type { Question, QuestionPayload } from './questions';
import type { AttemptReview, AttemptSummary, MarkedQuestion } from './results';
import type { OpenPracticeTest } from './tests';

let count = 0;

/** An identifier that no other builder of this process has given out. */
export function anId(): string {
  count += 1;
  return count.toString(16).padStart(24, '0');
}

/** The next identifier is the first one again: a story looks the same whatever was shown before it. */
export function restartIds(): void {
  count = 0;
}

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
export function aQuestionPayload(overrides: Partial<QuestionPayload> = {}): QuestionPayload {
  const { id, subject, question, mcq_options, category } = aQuestion();
  return { id, subject, question, mcq_options, category, ...overrides };
}

const RIVER = `The Night the River Came Back

For two years the river at the bottom of our paddock had been a road of cracked mud. Then, one evening in March, Dad’s phone rang. The water was on its way, the caller said, and it would [1] us before morning. Nobody even tried to sleep. [2], we took blankets and a thermos down to the bank and waited in the dark.

We heard it before we saw it. It was not a roar, as I had [3], but a whisper, like somebody sweeping a floor a long way off. Slowly the sound [4] nearer. When Mum switched on her torch, a thin brown tongue of water was feeling its way around the stones, carrying sticks, feathers and a very surprised beetle.

By sunrise the mud had [5] under a wide, shining sheet, and pelicans were already circling above it. [6] they had known, when the nearest lake is three hundred kilometres away, was a question that even Grandpa could not answer. He only took off his hat and stood there, as [7] as I have ever seen him. “Remember this,” he said at last. “It never [8] for long.”`;

/** The eight questions of a cloze, with their keys. */
export const CLOZE = [
  ['A', 'A reach, B arrive, C cover, D catch'],
  ['C', 'A Besides, B Otherwise, C Instead, D Therefore'],
  ['A', 'A expected, B ordered, C refused, D blamed'],
  ['B', 'A leapt, B crept, C fell, D pointed'],
  ['D', 'A departed, B finished, C lost its way, D disappeared'],
  ['A', 'A How, B Whose, C Although, D What'],
  ['C', 'A loud, B busy, C quiet, D hungry'],
  ['B', 'A keeps, B stays, C holds up, D remains to'],
].map(([correct_answer = '', mcq_options = ''], index) => ({
  format: 'cloze' as const,
  category: 'Vocabulary in context',
  question: blankStem(index + 1),
  mcq_options,
  correct_answer,
  text: RIVER,
}));

/** An open test of ten questions that ends `seconds` after `serverTime`. */
export function anOpenTest(overrides: Partial<OpenTest> & { seconds?: number } = {}): OpenTest {
  const { seconds = 600, ...rest } = overrides;
  const startedAt = rest.serverTime ?? new Date().toISOString();
  return {
    attemptId: anId(),
    questions: Array.from({ length: 10 }, () => aQuestionPayload()),
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

/** An open practice test with a question in each section. */
export function anOpenPracticeTest(overrides: Partial<OpenPracticeTest> = {}): OpenPracticeTest {
  const { questions, deadline, ...attempt } = anOpenTest({ questions: [] });
  return {
    ...attempt,
    reading: [aQuestionPayload({ subject: 'Reading', category: 'Inference' })],
    maths: [aQuestionPayload()],
    thinkingskills: [aQuestionPayload({ subject: 'Thinking Skills', category: 'Logic puzzles' })],
    writing: aWritingQuestion(),
    order: ['thinkingskills', 'reading', 'maths', 'writing'],
    ...overrides,
  };
}

/** A writing question as a test serves it. */
export function aWritingQuestion(overrides: Partial<QuestionPayload> = {}): QuestionPayload {
  return { id: anId(), subject: 'Writing', question: 'Describe a storm at sea.', ...overrides };
}

/** A weekly test in Maths, submitted at `submittedAt` with 14 of 17 right, as a list of attempts shows it. */
export function anAttemptSummary(overrides: Partial<AttemptSummary> = {}): AttemptSummary {
  const submittedAt = overrides.submittedAt ?? new Date().toISOString();
  const startedAt = new Date(Date.parse(submittedAt) - 1_025_000).toISOString();
  return {
    attemptId: anId(),
    kind: 'weekly-test',
    subject: 'Maths',
    startedAt,
    deadline: new Date(Date.parse(startedAt) + 1_200_000).toISOString(),
    submittedAt,
    score: 14,
    total: 17,
    perCategory: [
      { subject: 'Maths', category: 'Fractions', correct: 2, total: 4 },
      { subject: 'Maths', category: 'Time', correct: 12, total: 13 },
    ],
    questionCount: 17,
    answeredCount: 17,
    secondsUsed: 1_025,
    ...overrides,
  };
}

/** A weekly test in Maths that is under way: 9 of 17 answered, 12 minutes left at `serverTime`. */
export function anOpenAttemptSummary(overrides: Partial<AttemptSummary> & { serverTime?: string } = {}) {
  const { serverTime = new Date().toISOString(), ...rest } = overrides;
  const { submittedAt, secondsUsed, ...summary } = anAttemptSummary();
  return {
    ...summary,
    startedAt: new Date(Date.parse(serverTime) - 480_000).toISOString(),
    deadline: new Date(Date.parse(serverTime) + 720_000).toISOString(),
    score: null,
    perCategory: [],
    answeredCount: 9,
    ...rest,
  } satisfies AttemptSummary;
}

/** A question after marking: B was right and chosen, unless the test says otherwise. */
function aMarkedQuestion(questionId: string, overrides: Partial<MarkedQuestion> = {}): MarkedQuestion {
  return {
    questionId,
    selectedAnswer: 'B',
    correct_answer: 'B',
    explanation: 'Doubling gives it.',
    correct: true,
    flagged: false,
    secondsSpent: 58,
    ...overrides,
  };
}

/** What became of one question, and what it was. */
export interface ReviewedQuestion {
  served?: Partial<QuestionPayload>;
  marked?: Partial<MarkedQuestion>;
}

/** A marked weekly test in Maths of these questions; its score is that of its questions. */
export function anAttemptReview(questions: ReviewedQuestion[], overrides: Partial<AttemptSummary> = {}): AttemptReview {
  const served = questions.map((question) => aQuestionPayload(question.served));
  const marked = served.map(({ id }, index) => aMarkedQuestion(id, questions[index]?.marked));
  const summary = anAttemptSummary({
    score: marked.filter(({ correct }) => correct).length,
    total: marked.filter(({ correct }) => correct !== null).length,
    questionCount: served.length,
    ...overrides,
  });
  const { attemptId, score, total, perCategory } = summary;
  return { ...summary, questions: served, result: { attemptId, score, total, perCategory, questions: marked } };
}
