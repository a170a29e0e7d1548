import { PRIVILEGE_NAMES, type Privilege } from '@wattle/contract/allowances';
import type { StaffAction } from '@wattle/contract/families';
import { formatDateTime } from '@wattle/design-system';
import { ActionsCard } from '../shared/actions-card';
import { useStaffActionsQuery } from './families.api';
import { amountInWords } from './family-sentences';

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
function sentenceOf(action: StaffAction): string {
  const { kind, child } = action;
  switch (kind) {
    case 'extra-time':
      return changeOf('extraTime', action);
    case 'rest-breaks':
      return changeOf('restBreaks', action);
    case 'read-aloud':
      return changeOf('readAloud', action);
    case 'large-print':
      return changeOf('largePrint', action);
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

function changeOf(privilege: Privilege, { child, amountBefore = 0, amount: amountNow = 0 }: StaffAction): string {
  const name = PRIVILEGE_NAMES[privilege];
  const inWords = (amount: number) => amountInWords(privilege, amount).toLowerCase();
  return child ? `${name} for ${child}: ${inWords(amountBefore)} to ${inWords(amountNow)}` : name;
}

function noteOf({ linkUsedAt, reference, family }: StaffAction, isOfAll: boolean): string {
  if (linkUsedAt) return `link used ${formatDateTime(linkUsedAt)}`;
  if (reference) return `erased family ${reference.slice(0, 8)}`;
  return (isOfAll && family) || '';
}
