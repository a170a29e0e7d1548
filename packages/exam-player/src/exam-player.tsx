import { Overlay } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { isLocked } from './answers/exam-state';
import { ExamBar } from './screen/exam-bar';
import { ExamFoot } from './screen/exam-foot';
import { ExamFrame } from './screen/exam-frame';
import { QuestionPanes } from './screen/question-panes';
import { Refusal } from './screen/refusal';
import { SubmitDialog } from './screen/submit-dialog';
import { type ExamOptions, useExam } from './use-exam';

export interface ExamPlayerProps extends ExamOptions {
  /** Name of the test, such as Reading. */
  title: string;
  /** What the child should know of this test, in a sentence; stands with the first question. */
  note?: string;
  /** What else stands in the bar, such as the display menu. */
  tools?: ReactNode;
  /** Leads away from a test that the server will never take. */
  wayBack: ReactNode;
  /** Leads on from a test that the server no longer knows. */
  startAgain: ReactNode;
}

const TIME_IS_UP = 'Time is up. Submitting your test; your answers are kept.';

/** A test from its first question to its confirmed submission. */
export function ExamPlayer({ title, note, tools, wayBack, startAgain, ...options }: ExamPlayerProps) {
  const { state, saveStatus, secondsLeft, answer, dispatch, submit } = useExam(options);
  const { questions, current, answers, phase, refusal } = state;
  const question = questions[current];
  if (!question) return null;
  if (phase === 'refused') {
    return (
      <Refusal title="Your test could not be submitted" action={wayBack}>
        {refusal}
      </Refusal>
    );
  }
  if (phase === 'unknown') {
    return (
      <Refusal title="This browser no longer knows this test" action={startAgain}>
        {refusal}
      </Refusal>
    );
  }

  return (
    <ExamFrame>
      <ExamBar
        title={title}
        position={`Question ${current + 1} of ${questions.length}`}
        saveStatus={saveStatus}
        secondsLeft={secondsLeft}
        tools={tools}
        isLocked={isLocked(state)}
        onSubmit={() => dispatch({ type: 'submitAsked' })}
      />
      <QuestionPanes
        question={question}
        note={current === 0 ? note : undefined}
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
    </ExamFrame>
  );
}
