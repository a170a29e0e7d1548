import { formatMinutes } from '@wattle/contract/text';
import type { TypingResult, TypingResults } from '@wattle/contract/typing';
import { typingAccuracy, wordsAMinute } from '@wattle/contract/typing-speed';
import { formatDay, ListRow, MutedText, Panel, tabularNums } from '@wattle/design-system';
import { styled } from 'styled-components';

const MAX_SHOWN = 8;

const Row = styled(ListRow)`
  ${tabularNums}
`;

/** The child's own results: the latest ones, and how they have changed. */
export function TypingProgress({ results, serverTime }: TypingResults) {
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

function progressSentence(results: readonly TypingResult[]): string {
  const speeds = results.map(wordsAMinute);
  const [latest] = speeds;
  if (latest === undefined) return 'No passage yet. Your speed stands here after the first one.';
  if (speeds.length === 1) return 'The first passage. After the next one there is something to compare.';
  return `From ${speeds.at(-1)} to ${latest} words a minute. The most so far: ${Math.max(...speeds)}.`;
}
