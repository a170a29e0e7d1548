import { attemptTitle } from '@wattle/contract/test-kinds';
import type { WritingSummary } from '@wattle/contract/writings';
import {
  Button,
  color,
  EmptyState,
  font,
  fontSize,
  formatDay,
  ListRow,
  MutedText,
  Panel,
  space,
  tabularNums,
} from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type FinishedAttempt, remarkedSentence } from '../attempts';
import { ReviewLink } from '../links';
import { attemptTextState, textNote } from '../my-writing/text-words';

const MAX_SHOWN = 3;

/** Stands beside the heading without making its row higher than those of other cards. */
const All = styled(Button)`
  margin: -${space[8]} 0;
  padding-inline: ${space[8]};
`;

const Score = styled.strong`
  display: block;
  font-family: ${font.display};
  ${tabularNums}

  font-size: ${fontSize[18]};

  small {
    font: 400 ${fontSize[14]} ${font.text};
    color: ${color.inkSoft};
  }
`;

const Remarked = styled.p`
  font-size: ${fontSize[14]};

  color: ${color.info};
`;

interface ResultsProps {
  finished: FinishedAttempt[];
  /** Undefined while they are not known. */
  texts: readonly WritingSummary[] | undefined;
  now: number;
}

/** How the last tests went; all of them on demand. */
export function Results({ finished, texts, now }: ResultsProps) {
  const [isWhole, setWhole] = useState(false);
  if (finished.length === 0) {
    return <EmptyState>No results yet. Submit your first test, and its result is shown here.</EmptyState>;
  }
  // A result that was corrected is shown however old it is.
  const shown = isWhole ? finished : finished.filter(({ remarked }, index) => index < MAX_SHOWN || remarked);
  return (
    <Panel
      title={isWhole ? 'All results' : 'Latest results'}
      gap={8}
      aside={
        finished.length > MAX_SHOWN && (
          <All variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            All results
          </All>
        )
      }
    >
      <ol>
        {shown.map((attempt) => (
          <ResultRow key={attempt.attemptId} attempt={attempt} texts={texts} now={now} />
        ))}
      </ol>
    </Panel>
  );
}

function ResultRow({ attempt, texts, now }: Omit<ResultsProps, 'finished'> & { attempt: FinishedAttempt }) {
  const { attemptId, score, total, submittedAt } = attempt;
  const title = attemptTitle(attempt);
  const day = formatDay(submittedAt, now);
  const remarked = remarkedSentence(attempt);
  const note = textNote(attempt, texts);
  return (
    <ListRow>
      <div>
        <Score>
          {score === null ? attemptTextState(attempt, texts) : `${score} / ${total}`}
          {attempt.kind === 're-sit' && <small> taken again</small>}
        </Score>
        <MutedText as="span">
          {title}, <time dateTime={submittedAt}>{day}</time>
          {note && `. ${note}`}
        </MutedText>
        {remarked && <Remarked>{remarked}</Remarked>}
      </div>
      <ReviewLink attemptId={attemptId} name={`${title}, ${day}`} />
    </ListRow>
  );
}
