import type { ServedQuestion } from '@wattle/contract';
import { useExamSession, useExamState } from '../session/exam-context';
import { gapSetOf } from '../session/gap-set';
import { eliminatedOf } from '../session/marks';
import { chosenLetter, emptyWritingId, isLocked, isWriting } from '../session/selectors';
import { GapOptions } from './gap-options';
import { Options } from './options';
import { WritingAnswer } from './writing-answer';

interface AnswerProps {
  question: ServedQuestion;
  /** Id of the question's text. */
  labelledBy: string;
  /** Said at a writing question that was left empty. */
  emptyWriting: string | undefined;
}

/** Where a question is answered: by one of its options, by a sentence for its gap, or by a text. */
export function Answer({ question, labelledBy, emptyWriting }: AnswerProps) {
  const session = useExamSession();
  const state = useExamState();
  const questionId = question.id;
  const answer = state.answers[questionId];
  if (isWriting(question)) {
    return (
      <WritingAnswer
        text={answer?.writingResponse ?? ''}
        isLocked={isLocked(state)}
        emptySentence={emptyWritingId(state) === questionId ? emptyWriting : undefined}
        onWrite={(writingResponse) => session.answer({ questionId, writingResponse })}
      />
    );
  }
  if (gapSetOf(state.questions, question).length > 0) return <GapOptions question={question} labelledBy={labelledBy} />;
  return (
    <Options
      question={question}
      chosen={chosenLetter(state, question)}
      eliminated={eliminatedOf(state.marks, questionId)}
      isLocked={isLocked(state)}
      onChoose={(letter) => session.choose(question, letter)}
      onEliminate={(letter, isEliminated) => session.eliminate(questionId, letter, isEliminated)}
      labelledBy={labelledBy}
    />
  );
}
