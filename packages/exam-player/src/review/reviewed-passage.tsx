import { gapOf, isInText } from '@wattle/contract/question-format';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { AttemptReview, MarkedQuestion } from '@wattle/contract/results';
import { formatOf, numberingOf } from '../attempt/question-format';
import { FormattedPassage } from '../passage/formatted-passage';
import { Blank } from '../passage/gap-parts';
import { MarkedGap } from './marked-gap';
import { markedOptions } from './marked-options';

/** A question as it was served, with what became of it. */
export interface AnsweredQuestion {
  /** In the test, from 1. */
  number: number;
  question: QuestionPayload;
  marked: MarkedQuestion;
}

export function answeredQuestions({ questions, result }: AttemptReview): AnsweredQuestion[] {
  const marks = new Map(result.questions.map((marked) => [marked.questionId, marked]));
  return questions.flatMap((question, index) => {
    const marked = marks.get(question.id);
    return marked ? [{ number: index + 1, question, marked }] : [];
  });
}

const NO_HIGHLIGHTS = { highlights: [], isHighlighting: false, onHighlight: () => undefined };

export interface ReviewedPassageProps {
  text: string;
  /** Those about it. */
  questions: readonly AnsweredQuestion[];
}

/** A passage after marking, to be read only: its gaps and blanks have what is right, and before it what was chosen wrongly. */
export function ReviewedPassage({ text, questions }: ReviewedPassageProps) {
  const showGap = (gap: number) => {
    const answered = questions.find(
      ({ question }) => isInText(formatOf(question)) && gapOf(question.question ?? '') === gap,
    );
    const options = answered ? markedOptions(answered.question, answered.marked) : [];
    const right = options.find(({ isRight }) => isRight);
    if (!answered || !right) return <Blank />;
    const chosen = options.find(({ isChosen }) => isChosen);
    return <MarkedGap number={answered.number} right={right.text} chosen={chosen?.text} />;
  };
  const payloads = questions.map(({ question }) => question);
  const format = payloads.map(formatOf).find((each) => each !== undefined);
  return (
    <FormattedPassage
      {...NO_HIGHLIGHTS}
      text={text}
      format={format}
      isStructured={payloads.some(({ text_format }) => text_format)}
      numbering={numberingOf(format, payloads)}
      renderGap={showGap}
    />
  );
}
