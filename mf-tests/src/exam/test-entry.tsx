import { operatorMeta } from '@wattle/contract';
import { Button } from '@wattle/design-system';
import { ExamLoading, type ReadyFacts, ReadyScreen, TEST_WAITS } from '@wattle/exam-player';
import { errorMessage, usePageTitle } from '@wattle/platform';
import { type ReactNode, useState } from 'react';
import { DASHBOARD_PATH } from '../paths';
import { NoTest } from './no-test';
import type { TestOf } from './test-status';
import { useStudentTestEntry } from './use-student-test-entry';

interface TestEntryProps {
  title: string;
  test: TestOf;
  /** Names the stored timer. */
  category: string;
  factsFor: (extraTimePercent: number | undefined) => ReadyFacts;
  /** Said when the server refuses and says nothing itself. */
  failure: string;
  /** Opens the test; given the attempt where it is to go on with one. */
  children: (attemptId: string | undefined) => ReactNode;
}

/**
 * The way into a test. One that is under way is opened at once, one that was submitted meanwhile shows its result; any
 * other starts when the child says so, and not before.
 */
export function TestEntry({ children, ...props }: TestEntryProps) {
  const [entered, setEntered] = useState<{ attemptId: string | undefined }>();
  if (entered) return children(entered.attemptId);
  return <BeforeTest {...props} onEnter={(attemptId) => setEntered({ attemptId })} />;
}

interface BeforeTestProps extends Omit<TestEntryProps, 'children'> {
  onEnter: (attemptId?: string) => void;
}

function BeforeTest({ title, factsFor, failure, ...entering }: BeforeTestProps) {
  usePageTitle(title);
  const { state, isBusy, retry, start } = useStudentTestEntry(entering);
  switch (state.name) {
    case 'checking':
      return <ExamLoading title={title} label={isBusy ? TEST_WAITS : 'Loading questions'} />;
    case 'failed':
      return (
        <NoTest title={title} retry={<Button onClick={retry}>Try again</Button>}>
          {errorMessage(state.error, failure)}
        </NoTest>
      );
    case 'ready': {
      const facts = factsFor(state.known.extraTimePercent);
      return (
        <ReadyScreen
          title={title}
          facts={facts}
          isBusy={isBusy}
          note={facts.seconds === undefined ? undefined : timeNote(state.known.extraTimePercent)}
          backPath={DASHBOARD_PATH}
          startFailed={failure}
          onStart={start}
        />
      );
    }
  }
}

/** Only an operator who can be written to can be asked for extra time. */
function timeNote(extraTimePercent = 0): string | undefined {
  if (extraTimePercent > 0) return 'Your extra time is counted in.';
  const email = document.querySelector<HTMLMetaElement>(`meta[name="${operatorMeta('email')}"]`)?.content;
  return email && `Need more time? A parent can ask us for extra time before you start. Write to ${email}.`;
}
