import type { ImportBatch, ImportChange, ImportChangeRequest } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import { errorMessage, notify } from '@wattle/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useInvalidateTags } from '../api';
import { CHANGED_BY_IMPORT, useChangeImportMutation, useImportProgressQuery } from '../import/import.api';
import type { ChangeFailure } from '../questions/change-failure';
import type { Member } from './batch-selection';

const POLL_MS = 1_000;

const DONE = { publish: 'published', 'throw-away': 'thrown away', undo: 'taken out' };

/** Publishes or deletes questions of an import. The server goes on by itself; the page only follows it. */
export function useBatchChanges({ importId, members, seenAt, change }: ImportBatch) {
  const [begin, { isLoading }] = useChangeImportMutation();
  const invalidateTags = useInvalidateTags();
  const [followed, setFollowed] = useState<ImportChange>();
  const [failure, setFailure] = useState<ChangeFailure>();
  const running = followed ?? (change?.isRunning ? change : undefined);
  const isRunning = running !== undefined;

  const end = useEffectEvent(({ action, total, unchanged, reasons }: ImportChange) => {
    invalidateTags([...CHANGED_BY_IMPORT]);
    setFollowed(undefined);
    const message = `${formatCount(total - unchanged, 'question')} ${DONE[action]}.`;
    if (unchanged === 0) notify.success(message);
    else setFailure({ title: `${message} ${unchanged} could not be.`, reason: reasons.join(' ') });
  });
  const { currentData: progress } = useImportProgressQuery(importId, { skip: !isRunning, pollingInterval: POLL_MS });
  const polled = progress?.change;
  useEffect(() => {
    if (polled?.isRunning) setFollowed(polled);
    else if (polled) end(polled);
  }, [polled]);

  const send = async (body: ImportChangeRequest) => {
    setFailure(undefined);
    const { data, error } = await begin({ importId, body });
    if (data?.change) return setFollowed(data.change);
    setFailure({ title: errorMessage(error, 'Nothing was changed. Please try again.') });
    // Somebody else may have changed it since it was read.
    invalidateTags([...CHANGED_BY_IMPORT]);
  };

  return {
    running,
    isRunning: isRunning || isLoading,
    failure,
    closeFailure: () => setFailure(undefined),
    publish: (chosen: readonly Member[]) => send({ action: 'publish', ...targetOf(chosen, members), seenAt }),
    throwAway: (chosen: readonly Member[]) => send({ action: 'throw-away', ...targetOf(chosen, members) }),
    undo: () => send({ action: 'undo' }),
  };
}

/** The shorter of the two lists: a call may not hold the ids of a whole import. */
function targetOf(chosen: readonly Member[], members: readonly Member[]) {
  const ids = new Set(chosen.map(({ id }) => id));
  const isOfDrafts = chosen.every(({ state }) => state !== 'published');
  const left = members.filter(({ id, state }) => state !== 'published' && !ids.has(id)).map(({ id }) => id);
  return isOfDrafts && left.length < ids.size ? { except: left } : { only: [...ids] };
}
