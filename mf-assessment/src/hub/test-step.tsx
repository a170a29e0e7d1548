import { QUESTION_COUNTS } from '@wattle/contract/constants';
import { FREE_TESTS, type FreeTest, nextFreeTest } from '@wattle/contract/free-tests';
import { formatMinutes } from '@wattle/contract/text';
import { SubjectMark } from '@wattle/design-system';
import { Clock, type Progress } from './progress';
import { Step } from './step';
import { CompletedButton, StartButton, WaitingButton } from './step-buttons';

interface TestStepProps {
  test: FreeTest;
  email: string;
  progress: Progress;
}

/** One of the three tests: Completed, next, or still waiting for the one before (docs/published.md, screens). */
export function TestStep({ test, email, progress }: TestStepProps) {
  const { user: scores } = progress;
  const index = FREE_TESTS.indexOf(test);
  const isCompleted = scores[test.scoreField] !== null;
  const isNext = nextFreeTest(scores) === test;
  return (
    <Step
      state={isCompleted ? 'done' : isNext ? 'now' : 'waiting'}
      sign={index + 1}
      mark={<SubjectMark subject={test.subject} />}
      title={test.title}
      facts={<Facts test={test} progress={progress} />}
      action={
        isCompleted ? (
          <CompletedButton title={test.title} />
        ) : isNext ? (
          <NextTest test={test} email={email} progress={progress} />
        ) : (
          <WaitingButton
            label="Start"
            name={`Start ${test.title}`}
            reason={`after ${FREE_TESTS[index - 1]?.title ?? ''}`}
          />
        )
      }
    />
  );
}

function Facts({ test, progress: { user: scores, open, receivedAt, isTimeUp } }: Omit<TestStepProps, 'email'>) {
  if (scores[test.scoreField] !== null) return 'Finished. All three scores come at the end.';
  if (open?.category !== test.category) return `${QUESTION_COUNTS.free} questions, ${formatMinutes(test.seconds)}`;
  if (isTimeUp) return 'Time is up. Your answers are being marked.';
  return (
    <>
      {open.answeredCount} of {open.questionCount} answered,{' '}
      <strong>
        <Clock open={open} receivedAt={receivedAt} /> left
      </strong>
    </>
  );
}

function NextTest({ test, email, progress: { open, isTimeUp } }: TestStepProps) {
  const isOpen = open?.category === test.category;
  if (isOpen && isTimeUp) {
    return <WaitingButton label="Continue" name={`Continue ${test.title}`} reason="the time is up" />;
  }
  return <StartButton test={test} email={email} label={isOpen ? 'Continue' : 'Start'} />;
}
