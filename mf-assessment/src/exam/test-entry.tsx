import { type FreeTest, QUESTION_COUNTS } from '@wattle/contract';
import { Button } from '@wattle/design-system';
import { ExamLoading, ReadyScreen, TEST_WAITS } from '@wattle/exam-player';
import { errorMessage, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { HUB_PATH } from '../paths';
import { NotOpened } from './not-opened';
import { OpenedTest } from './opened-test';
import { useFreeTestEntry } from './use-free-test-entry';

const CHECK_FAILED = 'An error occurred. Please try again.';

interface TestEntryProps {
  test: FreeTest;
  email: string;
}

/** The way into a test. One that is under way is opened at once; any other starts when the visitor says so. */
export function TestEntry({ test, email }: TestEntryProps) {
  const [isEntered, setEntered] = useState(false);
  if (isEntered) return <OpenedTest test={test} email={email} />;
  return <BeforeTest test={test} email={email} onEnter={() => setEntered(true)} />;
}

function BeforeTest({ test, email, onEnter }: TestEntryProps & { onEnter: () => void }) {
  usePageTitle(test.title);
  const { state, isBusy, retry, start } = useFreeTestEntry({ test, email, onEnter });
  switch (state.name) {
    case 'checking':
      return <ExamLoading title={test.title} label={isBusy ? TEST_WAITS : 'Loading questions'} />;
    case 'failed':
      return (
        <NotOpened title={test.title} retry={<Button onClick={retry}>Try again</Button>}>
          {errorMessage(state.error, CHECK_FAILED)}
        </NotOpened>
      );
    case 'ready':
      return (
        <ReadyScreen
          title={test.title}
          facts={{
            questionCount: QUESTION_COUNTS.free,
            seconds: test.seconds,
            paper: test.subject === 'Reading' ? 'for notes, if you like' : 'yes, but no calculator',
          }}
          isBusy={isBusy}
          backPath={HUB_PATH}
          startFailed={CHECK_FAILED}
          onStart={start}
        />
      );
  }
}
