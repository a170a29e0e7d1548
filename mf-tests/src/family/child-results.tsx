import { attemptTitle } from '@wattle/contract/test-kinds';
import type { WritingSummary } from '@wattle/contract/writings';
import {
  Button,
  formatDay,
  ListRow,
  MutedText,
  Panel,
  space,
  tabularNums,
  VisuallyHidden,
} from '@wattle/design-system';
import { useLocation } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type FinishedAttempt, remarkedSentence } from '../attempts';
import { FoldButton } from '../fold-button';
import { attemptTextState, textNote } from '../my-writing/text-words';
import { ChildReview } from './child-review';

const MAX_SHOWN = 8;

const Row = styled(ListRow)`
  ${tabularNums}
  flex-wrap: wrap;

  & > :first-child {
    flex: 1 1 8em;
    min-width: 0;
  }
`;

const Outcome = styled.div`
  display: flex;
  align-items: center;
  white-space: nowrap;

  gap: ${space[8]};
`;

const Review = styled.div`
  flex: 1 0 100%;
  min-width: 0;
`;

interface ChildResultsProps {
  childId: string;
  name: string;
  finished: FinishedAttempt[];
  texts: readonly WritingSummary[] | undefined;
  now: number;
}

/** Each test of a child, the newest first. One opens where it stands, at once where the address asks for it. */
export function ChildResults({ childId, name, finished, texts, now }: ChildResultsProps) {
  const [isWhole, setWhole] = useState(false);
  const wantedId = new URLSearchParams(useLocation().search).get('result') ?? undefined;
  const [openId, setOpenId] = useState(wantedId);
  const wanted = useRef<HTMLLIElement>(null);
  // Not in jsdom.
  useEffect(() => wanted.current?.scrollIntoView?.(), []);
  const shown = isWhole ? finished : finished.slice(0, MAX_SHOWN);
  return (
    <Panel
      title="Results"
      aside={
        finished.length > MAX_SHOWN && (
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `All ${finished.length}`}
          </Button>
        )
      }
    >
      <ul>
        {shown.map((attempt) => {
          const { attemptId, score, total, submittedAt } = attempt;
          const isOpen = attemptId === openId;
          const title = attemptTitle(attempt, true);
          const day = formatDay(submittedAt, now);
          const remarked = remarkedSentence(attempt);
          const note = textNote(attempt, texts);
          return (
            <Row key={attemptId} ref={attemptId === wantedId ? wanted : undefined}>
              <div>
                <strong>{title}</strong>
                <MutedText>
                  <time dateTime={submittedAt}>{day}</time>
                  {note && `. ${note}`}
                  {remarked && `. ${remarked}`}
                </MutedText>
              </div>
              <Outcome>
                <strong>{score === null ? attemptTextState(attempt, texts) : `${score} of ${total}`}</strong>
                <FoldButton
                  isOpen={isOpen}
                  aria-controls={`review-${attemptId}`}
                  onClick={() => setOpenId(isOpen ? undefined : attemptId)}
                >
                  {isOpen ? 'Close' : 'Open'}
                  <VisuallyHidden>
                    {' '}
                    {title}, {day}
                  </VisuallyHidden>
                </FoldButton>
              </Outcome>
              <Review id={`review-${attemptId}`} hidden={!isOpen}>
                {isOpen && <ChildReview childId={childId} attemptId={attemptId} name={name} />}
              </Review>
            </Row>
          );
        })}
      </ul>
    </Panel>
  );
}
