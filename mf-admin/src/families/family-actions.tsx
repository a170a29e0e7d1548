import type { StaffAction } from '@wattle/contract/families';
import { formatDateTime } from '@wattle/design-system';
import { ActionsCard } from '../shared/actions-card';
import { useStaffActionsQuery } from './families.api';

export function FamilyActions({ familyId }: { familyId: string | undefined }) {
  const { currentData: actions, error, isFetching } = useStaffActionsQuery(familyId);
  return (
    <ActionsCard
      actions={actions}
      error={error}
      isFetching={isFetching}
      none={
        familyId
          ? 'Nothing yet for this family.'
          : 'Nothing yet. Find a family to help it: what you do for one is listed here.'
      }
      what={sentenceOf}
      note={(action) => noteOf(action, familyId === undefined)}
    />
  );
}

/** What was done, such as "Extra time for Priya: none to 25% more". Of an erased family only the kind is known. */
function sentenceOf({ kind, child, percentBefore, percent }: StaffAction): string {
  switch (kind) {
    case 'extra-time':
      return child ? `Extra time for ${child}: ${inWords(percentBefore)} to ${inWords(percent)}` : 'Extra time';
    case 'password-reset':
      return child ? `Emailed a link for a new password of ${child}` : 'Emailed a link for a new password';
    case 'password-set':
      return child ? `Set a new password of ${child} by a command` : 'Set a new password by a command';
    case 'export':
      return 'Exported the data of the family';
    case 'erasure':
      return 'Erased the family';
    case 'two-people-on':
      return 'Switched on that two people are needed to publish a question';
    case 'two-people-off':
      return 'Switched off that two people are needed to publish a question';
  }
}

function inWords(percent = 0): string {
  return percent === 0 ? 'none' : `${percent}% more`;
}

function noteOf({ linkUsedAt, reference, family }: StaffAction, isOfAll: boolean): string {
  if (linkUsedAt) return `link used ${formatDateTime(linkUsedAt)}`;
  if (reference) return `erased family ${reference.slice(0, 8)}`;
  return (isOfAll && family) || '';
}
