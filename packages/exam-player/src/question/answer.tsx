import type { OptionLetter, ServedQuestion } from '@wattle/contract';
import { useCallback } from 'react';
import { attemptSlice } from '../attempt/attempt.slice';
import { useAttemptDispatch, useExam, useIsLocked, useQuestions } from '../attempt/attempt-context';
import { gapSetOf } from '../attempt/gap-set';
import { chosenLetter, emptyWritingId, isWriting } from '../attempt/selectors';
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

const { chosen, eliminated, written } = attemptSlice.actions;

const NONE: readonly OptionLetter[] = [];

/** Where a question is answered: by one of its options, by a sentence for its gap, or by a text. */
export function Answer({ question, labelledBy, emptyWriting }: AnswerProps) {
  const dispatch = useAttemptDispatch();
  const questions = useQuestions();
  const questionId = question.id;
  const text = useExam(({ answers }) => answers[questionId]?.writingResponse);
  const letterChosen = useExam((state) => chosenLetter(state, question));
  const eliminatedLetters = useExam(({ uiState }) => uiState.eliminated[questionId]);
  const isEmpty = useExam((state) => emptyWritingId(state) === questionId);
  const isLocked = useIsLocked();
  const choose = useCallback(
    (letter: OptionLetter) => dispatch(chosen({ questionId, letter })),
    [dispatch, questionId],
  );
  const eliminate = useCallback(
    (letter: OptionLetter, isEliminated: boolean) => dispatch(eliminated({ questionId, letter, isEliminated })),
    [dispatch, questionId],
  );
  if (isWriting(question)) {
    return (
      <WritingAnswer
        text={text ?? ''}
        isLocked={isLocked}
        emptySentence={isEmpty ? emptyWriting : undefined}
        onWrite={(writingResponse) => dispatch(written({ questionId, writingResponse }))}
      />
    );
  }
  if (gapSetOf(questions, question).length > 0) return <GapOptions question={question} labelledBy={labelledBy} />;
  return (
    <Options
      question={question}
      chosen={letterChosen}
      eliminated={eliminatedLetters ?? NONE}
      isLocked={isLocked}
      onChoose={choose}
      onEliminate={eliminate}
      labelledBy={labelledBy}
    />
  );
}
