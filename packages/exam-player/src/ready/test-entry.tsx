import { Button } from '@wattle/design-system';
import { errorMessage, usePageTitle } from '@wattle/platform';
import { type ReactNode, useState } from 'react';
import { TEST_WAITS } from '../busy/use-retry-while-busy';
import { ExamLoading } from '../frame/exam-loading';
import { NoTest } from '../frame/no-test';
import { useDoubleTapGuard } from '../screen/use-double-tap-guard';
import { ReadyScreen } from './ready-screen';
import type { TestFacts } from './test-summary';
import { type TestEntryOptions, useTestEntry } from './use-test-entry';

interface BeforeTestProps<Known> extends TestEntryOptions<Known> {
  title: string;
  factsFor: (known: Known) => TestFacts;
  /** What else the child, or who helps it, should know. */
  noteFor?: (known: Known) => string | undefined;
  /** Said when the server refuses and says nothing itself. */
  failure: string;
  backPath: string;
  backLink: ReactNode;
}

export interface TestEntryProps<Known> extends Omit<BeforeTestProps<Known>, 'onEnter'> {
  /** Opens the test; given the attempt where it is to go on with one. */
  children: (attemptId: string | undefined) => ReactNode;
}

/** The way into a test. One that is under way is opened at once; any other starts when the child says so. */
export function TestEntry<Known>({ children, ...props }: TestEntryProps<Known>) {
  useDoubleTapGuard();
  const [entered, setEntered] = useState<{ attemptId: string | undefined }>();
  if (entered) return children(entered.attemptId);
  return <BeforeTest {...props} onEnter={(attemptId) => setEntered({ attemptId })} />;
}

function BeforeTest<Known>({
  title,
  factsFor,
  noteFor,
  failure,
  backPath,
  backLink,
  ...entering
}: BeforeTestProps<Known>) {
  usePageTitle(title);
  const { ready, error, waitsFor, isUnderWay, begin } = useTestEntry(entering);
  if (ready) {
    return (
      <ReadyScreen
        title={title}
        facts={factsFor(ready.known)}
        note={noteFor?.(ready.known)}
        waitsFor={waitsFor}
        failure={error === undefined ? undefined : errorMessage(error, failure)}
        isStarting={isUnderWay}
        backPath={backPath}
        onStart={begin}
      />
    );
  }
  if (error === undefined) return <ExamLoading title={title} label={waitsFor ? TEST_WAITS : 'Loading questions'} />;
  return (
    <NoTest title={title} retry={<Button onClick={begin}>Try again</Button>} backLink={backLink}>
      {errorMessage(error, failure)}
    </NoTest>
  );
}
