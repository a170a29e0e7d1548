import { MAX_SELECTED_QUESTIONS, SUBJECTS } from '@wattle/contract/constants';
import type { SelectionChanged } from '@wattle/contract/question-changes';
import { formatCount } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useState } from 'react';
import { type ChangeFailure, partialFailure } from '../bank/change-failure';
import { type Selection, useDeleteQuestionsMutation, useFinalizeQuestionsMutation } from '../bank/question-changes.api';
import { useLeaveWarning } from '../shared/use-leave-warning';
import type { Member } from './use-selection';

type Change = (selection: Selection) => Promise<{ data?: SelectionChanged; error?: unknown }>;

/** Publishes or deletes questions of an import, in as many calls as they need. */
export function useBatchChanges() {
  const [finalize] = useFinalizeQuestionsMutation();
  const [remove] = useDeleteQuestionsMutation();
  const [running, setRunning] = useState<{ done: number; of: number }>();
  const [failure, setFailure] = useState<ChangeFailure>();
  useLeaveWarning(running !== undefined);

  const change = async (members: readonly Member[], done: string, call: Change) => {
    setFailure(undefined);
    let changed = 0;
    const unchanged: SelectionChanged['unchanged'] = [];
    for (const selection of selectionsOf(members)) {
      setRunning({ done: changed, of: members.length });
      const { data, error } = await call(selection);
      if (!data) {
        const reason = errorMessage(error, 'Please try again.');
        setFailure({ title: `${formatCount(changed, 'question')} ${done}, then it stopped.`, reason });
        setRunning(undefined);
        return;
      }
      changed += data.changed.length;
      unchanged.push(...data.unchanged);
    }
    setRunning(undefined);
    const message = `${formatCount(changed, 'question')} ${done}.`;
    if (unchanged.length === 0) notify.success(message);
    else
      setFailure(partialFailure({ message: `${message} ${unchanged.length} could not be.`, changed: [], unchanged }));
  };

  return {
    /** How far the change that is under way has come. */
    running,
    failure,
    closeFailure: () => setFailure(undefined),
    publish: (members: readonly Member[]) => change(members, 'published', finalize),
    throwAway: (members: readonly Member[]) => change(members, 'thrown away', remove),
  };
}

/** A call takes questions of one subject, and not more than a number of them. */
function selectionsOf(members: readonly Member[]): Selection[] {
  return SUBJECTS.flatMap((subject) => {
    const ids = members.filter((member) => member.subject === subject).map(({ id }) => id);
    const calls = Math.ceil(ids.length / MAX_SELECTED_QUESTIONS);
    return Array.from({ length: calls }, (_each, call) => ({
      subject,
      ids: ids.slice(call * MAX_SELECTED_QUESTIONS, (call + 1) * MAX_SELECTED_QUESTIONS),
    }));
  });
}
