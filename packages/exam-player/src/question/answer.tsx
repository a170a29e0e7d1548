import type { OptionLetter, ServedQuestion } from '@wattle/contract';
import { useCallback } from 'react';
import { useExam, useExamSession, useIsLocked, useQuestions } from '../session/exam-context';
import { gapSetOf } from '../session/gap-set';
import { chosenLetter, emptyWritingId, isWriting } from '../session/selectors';
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

const NONE: readonly OptionLetter[] = [];

/** Where a question is answered: by one of its options, by a sentence for its gap, or by a text. */
export function Answer({ question, labelledBy, emptyWriting }: AnswerProps) {
  const session = useExamSession();
  const questions = useQuestions();
  const questionId = question.id;
  const text = useExam(({ state }) => state.answers[questionId]?.writingResponse);
  const chosen = useExam(({ state }) => chosenLetter(state, question));
  const eliminated = useExam(({ state }) => state.marks.eliminated[questionId]);
  const isEmpty = useExam(({ state }) => emptyWritingId(state) === questionId);
  const isLocked = useIsLocked();
  const choose = useCallback((letter: OptionLetter) => session.choose(question, letter), [session, question]);
  const eliminate = useCallback(
    (letter: OptionLetter, isEliminated: boolean) => session.eliminate(questionId, letter, isEliminated),
    [session, questionId],
  );
  if (isWriting(question)) {
    return (
      <WritingAnswer
        text={text ?? ''}
        isLocked={isLocked}
        emptySentence={isEmpty ? emptyWriting : undefined}
        onWrite={(writingResponse) => session.answer({ questionId, writingResponse })}
      />
    );
  }
  if (gapSetOf(questions, question).length > 0) return <GapOptions question={question} labelledBy={labelledBy} />;
  return (
    <Options
      question={question}
      chosen={chosen}
      eliminated={eliminated ?? NONE}
      isLocked={isLocked}
      onChoose={choose}
      onEliminate={eliminate}
      labelledBy={labelledBy}
    />
  );
}
