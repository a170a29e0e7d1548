import { gapOf, type MarkedQuestion, type ServedQuestion } from '@wattle/contract';
import { Blank } from '../passage/blank';
import { formatOf } from '../passage/format-of';
import { MarkedGap } from '../passage/marked-gap';
import { PassageText } from '../passage/passage-text';
import { markedOptions } from './marked-options';

/** A question as it was served, with what became of it. */
export interface AnsweredQuestion {
  /** In the test, from 1. */
  number: number;
  served: ServedQuestion;
  marked: MarkedQuestion;
}

export interface ReviewedPassageProps {
  text: string;
  /** Those about it. */
  questions: readonly AnsweredQuestion[];
}

/** A passage after marking, to be read only: its gaps have the right sentences, and before them wrong ones that were chosen. */
export function ReviewedPassage({ text, questions }: ReviewedPassageProps) {
  const showGap = (gap: number) => {
    const question = questions.find(({ served }) => isGap(served) && gapOf(served.question ?? '') === gap);
    const options = question ? markedOptions(question.served, question.marked) : [];
    const right = options.find(({ isRight }) => isRight);
    if (!question || !right) return <Blank />;
    const chosen = options.find(({ isChosen }) => isChosen);
    return <MarkedGap number={question.number} right={right.text} chosen={chosen?.text} />;
  };
  return <PassageText text={text} questions={questions.map(({ served }) => served)} renderGap={showGap} />;
}

function isGap(question: ServedQuestion): boolean {
  return formatOf(question) === 'gap';
}
