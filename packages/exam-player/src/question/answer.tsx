import type { ServedQuestion } from '@wattle/contract';
import { isLocked, isWriting } from '../answers/exam-facts';
import { eliminatedOf } from '../ui-state/marks';
import type { Exam } from '../use-exam';
import { Options } from './options';
import { WritingAnswer } from './writing-answer';

interface AnswerProps {
  exam: Exam;
  question: ServedQuestion;
  /** Id of the question's text. */
  labelledBy: string;
  /** Said at a writing question that was left empty. */
  emptyWriting: string | undefined;
}

/** Where a question is answered: by one of its options, or by a text. */
export function Answer({ exam, question, labelledBy, emptyWriting }: AnswerProps) {
  const { state, answer, eliminate } = exam;
  const { answers, marks, emptyWritingId } = state;
  const questionId = question.id;
  if (isWriting(question)) {
    return (
      <WritingAnswer
        text={answers[questionId]?.writingResponse ?? ''}
        isLocked={isLocked(state)}
        emptySentence={emptyWritingId === questionId ? emptyWriting : undefined}
        onWrite={(writingResponse) => answer({ questionId, writingResponse })}
      />
    );
  }
  return (
    <Options
      question={question}
      chosen={answers[questionId]?.selectedAnswer?.trim()[0]}
      eliminated={eliminatedOf(marks, questionId)}
      isLocked={isLocked(state)}
      onChoose={(selectedAnswer) => answer({ questionId, selectedAnswer })}
      onEliminate={(letter, isEliminated) => eliminate(questionId, letter, isEliminated)}
      labelledBy={labelledBy}
    />
  );
}
