import { MAX_WRITING_WORDS } from '@wattle/contract/constants';
import { formatMinutes } from '@wattle/contract/text';
import type { TypingResult, TypingResults } from '@wattle/contract/typing';
import {
  TYPING_MINUTES,
  typingAccuracy,
  UNHINDERED_WORDS_A_MINUTE,
  WRITING_MINUTES,
  wordsAMinute,
} from '@wattle/contract/typing-speed';
import { formatDay, ListRow, MutedText, Page, Panel, ParentLink, Spinner, tabularNums } from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { Link, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FRESH } from '../api';
import { MY_WRITING_PATH } from '../paths';
import { textFrom } from './passages';
import { useTypingResultsQuery } from './typing.api';
import { TypingRun, type TypingSeconds } from './typing-run';

/** So many of the latest results stand in the list. */
const MAX_SHOWN = 8;

const Row = styled(ListRow)`
  ${tabularNums}
`;

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
        How fast is fast enough? A text of {MAX_WRITING_WORDS} words in {WRITING_MINUTES} minutes, with half of them for
        thinking, leaves {TYPING_MINUTES} minutes to type it: {UNHINDERED_WORDS_A_MINUTE} words a minute.
      </MutedText>
    </Page>
  );
}

/** The child's own results: the latest ones, and how they have changed. */
function TypingProgress({ results, serverTime }: TypingResults) {
  return (
    <Panel title="Your progress" gap={8}>
      <p>{progressSentence(results)}</p>
      {results.length > 0 && (
        <ul>
          {results.slice(0, MAX_SHOWN).map((result) => (
            <Row key={result.at} size="dense">
              <MutedText as="span" size={16}>
                {formatDay(result.at, Date.parse(serverTime))}, {formatMinutes(result.seconds)}
              </MutedText>
              <span>
                <strong>{wordsAMinute(result)} a minute</strong>, {typingAccuracy(result)}% right
              </span>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** How the latest result stands among those of its length: a minute is typed faster than five. */
function progressSentence(results: readonly TypingResult[]): string {
  const [latest] = results;
  if (!latest) return 'No passage yet. Your speed stands here after the first one.';
  const speeds = results.filter(({ seconds }) => seconds === latest.seconds).map(wordsAMinute);
  const length = formatMinutes(latest.seconds);
  if (speeds.length === 1) {
    return `The first passage of ${length}. After the next one of ${length} there is something to compare.`;
  }
  return `In ${length}: from ${speeds.at(-1)} to ${speeds[0]} words a minute. The most so far: ${Math.max(...speeds)}.`;
}
