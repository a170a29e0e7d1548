import { Overlay } from '@wattle/design-system';
import { styled } from 'styled-components';
import { isLocked } from './answers/exam-state';
import { ExamBar } from './screen/exam-bar';
import { ExamFoot } from './screen/exam-foot';
import { QuestionPanes } from './screen/question-panes';
import { SubmitDialog } from './screen/submit-dialog';
import { type ExamOptions, useExam } from './use-exam';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;

  height: 100dvh;
`;

export interface ExamPlayerProps extends ExamOptions {
  /** Name of the test, such as Reading. */
  title: string;
}

const TIME_IS_UP = 'Time is up. Submitting your test; your answers are kept.';

/** A test from its first question to its confirmed submission. */
export function ExamPlayer({ title, ...options }: ExamPlayerProps) {
  const { state, saveStatus, secondsLeft, answer, dispatch, submit } = useExam(options);
  const { questions, current, answers, phase } = state;
  const question = questions[current];
  if (!question) return null;

  return (
    <Frame>
      <ExamBar
        title={title}
        position={`Question ${current + 1} of ${questions.length}`}
        saveStatus={saveStatus}
        secondsLeft={secondsLeft}
        isLocked={isLocked(state)}
        onSubmit={() => dispatch({ type: 'submitAsked' })}
      />
      <QuestionPanes
        number={current + 1}
        question={question}
        chosen={answers[question.id]?.selectedAnswer ?? undefined}
        isLocked={isLocked(state)}
        onChoose={(letter) => answer(question.id, letter)}
      />
      <ExamFoot
        state={state}
        onMove={(index) => dispatch({ type: 'movedTo', index })}
        onFlag={() => dispatch({ type: 'flagToggled', questionId: question.id })}
      />
      {phase === 'confirming' && (
        <SubmitDialog state={state} onConfirm={submit} onCancel={() => dispatch({ type: 'submitDeclined' })} />
      )}
      {isLocked(state) && <Overlay label={secondsLeft === 0 ? TIME_IS_UP : 'Submitting your test'} />}
    </Frame>
  );
}
