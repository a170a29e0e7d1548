import type { DisplayTheme } from '@wattle/design-system';
import type { ReactNode } from 'react';
import type { ExamOptions } from './exam-options';
import { Elsewhere } from './screen/elsewhere';
import { ExamPaper } from './screen/exam-paper';
import { Refusal } from './screen/refusal';
import { useExam } from './use-exam';

export interface ExamPlayerProps extends ExamOptions {
  /** Name of the test, such as Reading. */
  title: string;
  /** How many questions such a test has: with fewer it says so. */
  promised?: number;
  /** The theme that is shown. */
  theme: DisplayTheme;
  /** Told another choice of theme. */
  onThemeChange: (theme: DisplayTheme) => void;
  /** Asked to go on here with a test that another page has taken over: open it again, and mount the player anew. */
  onTakeOver: () => void;
  /** Leads away from a test that the server will never take. */
  wayBack: ReactNode;
  /** Leads on from a test that the server no longer knows. */
  startAgain: ReactNode;
  /** Stands on the page as long as the test does, to keep the child from leaving it by mistake. */
  guard?: ReactNode;
}

/** A test from its first question to its confirmed submission. */
export function ExamPlayer({ wayBack, startAgain, onTakeOver, guard, ...props }: ExamPlayerProps) {
  const exam = useExam(props);
  const { phase, refusal } = exam.state;
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
  if (phase === 'elsewhere') {
    return <Elsewhere title={props.title} isTimeUp={exam.secondsLeft === 0} onTakeOver={onTakeOver} />;
  }
  return (
    <>
      {guard}
      <ExamPaper exam={exam} {...props} />
    </>
  );
}
