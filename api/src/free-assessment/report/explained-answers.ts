import { isCorrect } from '@wattle/contract/marking';
import { optionsOf } from '@wattle/contract/options';
import { isInText } from '@wattle/contract/question-format';
import type { QuestionPayload } from '@wattle/contract/questions';
import { TEMPTING_MISTAKE } from '@wattle/contract/quotations';
import type { AttemptReview, MarkedQuestion } from '@wattle/contract/results';
import { figuresOf } from './report-figures';

export interface ExplainedAnswer {
  /** Test and topic. */
  place: string;
  question: string;
  /** Says what the mail cannot show. */
  missing?: string;
  /** Text of the chosen option, if any. */
  chosen?: string;
  right: string;
  /** Lines, first the rationale of the chosen option where there is one. */
  why: string[];
}

export interface ExplainedAnswers {
  shown: ExplainedAnswer[];
  /** Further questions that were not answered right. */
  otherCount: number;
  questionCount: number;
}

const SHOWN = 2;
const UNCLEAR = 2;

interface Missed {
  review: AttemptReview;
  served: QuestionPayload;
  marked: MarkedQuestion;
}

/** A mail explains a few questions, preferably those that need only their text; the results page has all. */
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

/** How much of a question the mail cannot show; a gap or blank means nothing without its passage. */
function effortOf({ served, marked }: Missed): number {
  const letter = letterOf(marked.selectedAnswer);
  return (
    (letter ? 0 : 8) +
    (isInText(served.format) ? 4 : 0) +
    (served.text || served.image_data ? 2 : 0) +
    (letter && marked.wrong_turns?.[letter] ? 0 : 1)
  );
}

function firstsFirst(missed: readonly Missed[]): Missed[] {
  const firsts = missed.filter((one, index) => missed.findIndex(({ review }) => review === one.review) === index);
  return [...firsts, ...missed.filter((one) => !firsts.includes(one))];
}

function explained({ review, served, marked }: Missed): ExplainedAnswer {
  const { title } = figuresOf(review);
  const letter = letterOf(marked.selectedAnswer);
  const textOf = (key: string | null | undefined) =>
    optionsOf(served).find((option) => isCorrect(option.letter, key?.toUpperCase()))?.text;
  const rationale = letter && marked.wrong_turns?.[letter];
  const lines = (marked.explanation ?? '').split('\n').filter((line) => line.trim() && !TEMPTING_MISTAKE.test(line));
  return {
    place: [title, served.category].filter(Boolean).join(', '),
    question: served.question ?? '',
    missing: missingOf(served),
    chosen: textOf(marked.selectedAnswer) ?? letter,
    right: textOf(marked.correct_answer) ?? marked.correct_answer ?? '',
    why: rationale ? [rationale, ...lines] : lines,
  };
}

function missingOf({ text, image_data }: QuestionPayload): string | undefined {
  if (text) return 'It is about a passage, which the results page shows.';
  return image_data ? 'It has a picture, which the results page shows.' : undefined;
}

type Letter = keyof NonNullable<MarkedQuestion['wrong_turns']>;

function letterOf(answer: string | null): Letter | undefined {
  return (answer?.trim().charAt(0).toUpperCase() || undefined) as Letter | undefined;
}
