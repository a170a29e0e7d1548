import { formatCount } from '@wattle/contract/text';
import type { MarkingQueue, QueuedMarking } from '@wattle/contract/writing-markings';
import { Chip, color, fontSize, MutedText, space, useRetry } from '@wattle/design-system';
import { errorMessage, errorStatus, Link, notify, useNavigate } from '@wattle/platform';
import { styled } from 'styled-components';
import { MARKING_PATH, markingPath } from '../paths';
import {
  type QueueState,
  useClaimMarkingMutation,
  useClaimNextMarkingMutation,
  useMarkingQueueQuery,
} from './markings.api';

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  border: 0;
  border-left: 4px solid transparent;
  text-align: left;
  text-decoration: none;

  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  font-size: ${fontSize[15]};

  background: none;
  color: ${color.ink};

  strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  &[aria-current] {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }

  &:is(a, button) {
    cursor: pointer;
  }

  &:is(a, button):hover:not([aria-current]) {
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface QueueListProps {
  markings: readonly QueuedMarking[];
  state: QueueState;
  openId?: string;
}

/** Texts to mark, or that were returned. A press takes the text and opens it. */
export function QueueList({ markings, state, openId }: QueueListProps) {
  const navigate = useNavigate();
  const [claim, { isLoading }] = useClaimMarkingMutation();

  const open = async (id: string) => {
    if (isLoading) return;
    const { error } = await claim(id);
    if (error) notify.warning(errorMessage(error, 'The text could not be opened. Please try again.'));
    else navigate(markingPath(id));
  };
  // What is the marker’s already, or was returned, is only opened.
  const rowOf = ({ id, claim: holder }: QueuedMarking, isTaken: boolean) => {
    if (id === openId) return { 'aria-current': 'true' as const };
    if (state === 'returned' || holder?.isOwn) return { as: Link, to: markingPath(id) };
    return isTaken ? {} : { as: 'button' as const, type: 'button', onClick: () => open(id) };
  };

  return (
    <List>
      {markings.map((marking) => {
        const holder = claimText(marking);
        return (
          <li key={marking.id}>
            <Row {...rowOf(marking, holder !== undefined)}>
              <div>
                <strong>{marking.title}</strong>
                <MutedText as="span">{factsOf(marking, state)}</MutedText>
              </div>
              {holder && <Chip tone={marking.claim?.isOwn ? 'action' : 'neutral'}>{holder}</Chip>}
            </Row>
          </li>
        );
      })}
    </List>
  );
}

function factsOf({ genre, words, draft, waitingSince }: QueuedMarking, state: QueueState): string {
  return [
    ...(genre ? [genre] : []),
    formatCount(words, 'word'),
    ...(draft > 1 ? [`draft ${draft}`] : []),
    ...(state === 'waiting' ? [`waits ${waitingTime(waitingSince)}`] : []),
  ].join(', ');
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How long ago: "12 minutes", "5 hours", "2 days". */
function waitingTime(since: string): string {
  const minutes = Math.max(1, Math.floor((Date.now() - Date.parse(since)) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return formatCount(minutes, 'minute');
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? formatCount(hours, 'hour') : formatCount(Math.floor(hours / DAY_HOURS), 'day');
}

/** Who has a text: "You, 24 min left", "tom"; nobody once the time is over. */
function claimText({ claim }: QueuedMarking): string | undefined {
  const left = claim ? Math.ceil((Date.parse(claim.until) - Date.now()) / MINUTE_MS) : 0;
  if (!claim || left <= 0) return undefined;
  return claim.isOwn ? `You, ${left} min left` : claim.by;
}

export function WaitingChip({ markings: [oldest], total }: MarkingQueue) {
  return (
    <Chip>
      {total} waiting{oldest && `, oldest ${waitingTime(oldest.waitingSince)}`}
    </Chip>
  );
}

const REFRESH_MS = 60_000;

/** Texts that wait for a mark, fetched again each minute: others take texts, and claims run out. */
export function useWaitingTexts() {
  const queue = useMarkingQueueQuery('waiting', { refetchOnMountOrArgChange: true });
  // Not by `pollingInterval`, which goes on while nobody sees the page.
  useRetry(queue.refetch, REFRESH_MS);
  return queue;
}

export function useNextText() {
  const navigate = useNavigate();
  const [claimNext, { isLoading }] = useClaimNextMarkingMutation();

  const openNextText = async () => {
    const { data, error } = await claimNext();
    if (data) return navigate(markingPath(data.id));
    if (errorStatus(error) !== 404) {
      return notify.danger(errorMessage(error, 'The next text could not be opened. Please try again.'));
    }
    notify.info(errorMessage(error, 'No text waits for you.'));
    navigate(MARKING_PATH);
  };
  return { openNextText, isOpening: isLoading };
}
