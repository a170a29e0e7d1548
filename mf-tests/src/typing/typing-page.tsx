import { MAX_WRITING_WORDS } from '@wattle/contract/constants';
import { TYPING_MINUTES, UNHINDERED_WORDS_A_MINUTE } from '@wattle/contract/typing-speed';
import { MutedText, Page, ParentLink, Spinner } from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { Link, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { FRESH } from '../api';
import { MY_WRITING_PATH } from '../paths';
import { textFrom } from './passages';
import { useTypingResultsQuery } from './typing.api';
import { TypingProgress } from './typing-progress';
import { TypingRun, type TypingSeconds } from './typing-run';

/** A child copies a passage against the clock, and sees how its speed grows. */
export function TypingPage() {
  usePageTitle('Typing');
  const query = useTypingResultsQuery(undefined, FRESH);
  const [seconds, setSeconds] = useState<TypingSeconds>(60);
  const [runs, setRuns] = useState(0);
  // Results that come later do not change the passage.
  const [before, setBefore] = useState<number>();
  if (before === undefined && !query.isLoading) setBefore(query.data?.results.length ?? 0);
  return (
    <Page
      title="Typing"
      width="narrow"
      parentLink={
        <ParentLink as={Link} to={MY_WRITING_PATH}>
          My writing
        </ParentLink>
      }
      intro="Copy a passage. Nothing corrects you here, as in a test."
    >
      {before === undefined ? (
        <Spinner label="Loading" />
      ) : (
        <>
          <TypingRun
            key={runs}
            text={textFrom(before + runs)}
            seconds={seconds}
            isAnother={runs > 0}
            onChooseSeconds={setSeconds}
            onAnother={() => setRuns(runs + 1)}
          />
          {query.data ? (
            <TypingProgress {...query.data} />
          ) : (
            <NoData
              query={query}
              loading="Loading your results"
              failed="Your results could not be loaded. Please try again."
            />
          )}
        </>
      )}
      <MutedText>
        How fast is fast enough? Of {2 * TYPING_MINUTES} minutes for a text of {MAX_WRITING_WORDS} words, half go into
        thinking. {TYPING_MINUTES} minutes are left to type it: {UNHINDERED_WORDS_A_MINUTE} words a minute.
      </MutedText>
    </Page>
  );
}
