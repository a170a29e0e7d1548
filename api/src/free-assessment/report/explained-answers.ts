import { type AttemptReview, isCorrect, type MarkedQuestion, optionsOf, type ServedQuestion } from '@wattle/contract';
import { figuresOf } from './report-figures';

/** A question that was not answered right, explained from the answer that was given. */
export interface ExplainedAnswer {
  /** Its test and topic. */
  place: string;
  question: string;
  /** What the mail cannot show of it. */
  missing?: string;
  /** The text of the chosen option; absent where none was chosen. */
  chosen?: string;
  right: string;
  /** Lines; the first is about the chosen option where the bank says which mistake leads to it. */
  why: string[];
}

export interface ExplainedAnswers {
  shown: ExplainedAnswer[];
  /** Questions that were not answered right beside those. */
  otherCount: number;
  /** Questions that the results show. */
  questionCount: number;
}

const SHOWN = 2;
/** See {@link effortOf}. */
const UNCLEAR = 2;
const WRONG_TURN = /^\s*tempting wrong turn:/i;

interface Missed {
  review: AttemptReview;
  served: ServedQuestion;
  marked: MarkedQuestion;
}

/** A mail explains few, best those that need nothing but their text; the results page has all of them. */
export function explainedAnswers(reviews: readonly AttemptReview[]): ExplainedAnswers {
  const missed = reviews.flatMap(missedOf).toSorted((one, other) => effortOf(one) - effortOf(other));
  const clear = missed.filter((each) => effortOf(each) < UNCLEAR);
  const ranked = [clear, missed.slice(clear.length)].flatMap(firstsFirst);
  const shown = ranked.slice(0, SHOWN);
  return {
    shown: shown.map(explained),
    otherCount: missed.length - shown.length,
    questionCount: reviews.reduce((sum, { result }) => sum + result.questions.length, 0),
  };
}

function missedOf(review: AttemptReview): Missed[] {
  return review.result.questions.flatMap((marked) => {
    const served = review.questions.find(({ id }) => id === marked.questionId);
    return served && marked.correct === false ? [{ review, served, marked }] : [];
  });
}

/** How much of a question is not in the mail: a gap says nothing without its passage. */
function effortOf({ served, marked }: Missed): number {
  const letter = letterOf(marked.selectedAnswer);
  return (
    (letter ? 0 : 8) +
    (served.format === 'gap' ? 4 : 0) +
    (served.text || served.image_data ? 2 : 0) +
    (letter && marked.wrong_turns?.[letter] ? 0 : 1)
  );
}

/** The first of each test before the others. */
function firstsFirst(missed: readonly Missed[]): Missed[] {
  const firsts = missed.filter((one, index) => missed.findIndex(({ review }) => review === one.review) === index);
  return [...firsts, ...missed.filter((one) => !firsts.includes(one))];
}

function explained({ review, served, marked }: Missed): ExplainedAnswer {
  const { title } = figuresOf(review);
  const letter = letterOf(marked.selectedAnswer);
  const textOf = (key: string | null | undefined) =>
    optionsOf(served).find((option) => isCorrect(option.letter, key?.toUpperCase()))?.text;
  const wrongTurn = letter && marked.wrong_turns?.[letter];
  const lines = (marked.explanation ?? '').split('\n').filter((line) => line.trim() && !WRONG_TURN.test(line));
  return {
    place: [title, served.category].filter(Boolean).join(', '),
    question: served.question ?? '',
    missing: missingOf(served),
    chosen: textOf(marked.selectedAnswer) ?? letter,
    right: textOf(marked.correct_answer) ?? marked.correct_answer ?? '',
    why: wrongTurn ? [wrongTurn, ...lines] : lines,
  };
}

function missingOf({ text, image_data }: ServedQuestion): string | undefined {
  if (text) return 'It is about a passage, which the results page shows.';
  return image_data ? 'It has a picture, which the results page shows.' : undefined;
}

type Letter = keyof NonNullable<MarkedQuestion['wrong_turns']>;

function letterOf(answer: string | null): Letter | undefined {
  return (answer?.trim().charAt(0).toUpperCase() || undefined) as Letter | undefined;
}
