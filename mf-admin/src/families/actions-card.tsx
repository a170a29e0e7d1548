import type { StaffAction } from '@wattle/contract/families';
import { Alert, Card, DataTable, formatDateTime, Heading, Spinner, space } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { styled } from 'styled-components';
import { useStaffActionsQuery } from './families.api';

const Head = styled.div`
  padding: ${space[20]} ${space[20]} ${space[8]};
`;

export function ActionsCard({ familyId }: { familyId: string | undefined }) {
  const { currentData: actions, error, isFetching } = useStaffActionsQuery(familyId);
  return (
    <Card as="section" isFlush aria-labelledby="actions">
      <Head>
        <Heading level={2} size={20} id="actions">
          Who did what
        </Heading>
        {error && <Alert tone="danger">{errorMessage(error, 'The list could not be loaded. Please try again.')}</Alert>}
        {actions?.length === 0 && (
          <p>
            {familyId
              ? 'Nothing yet for this family.'
              : 'Nothing yet. Find a family to help it: what you do for one is listed here.'}
          </p>
        )}
      </Head>
      {isFetching && !actions && <Spinner label="Loading the list" />}
      {actions && actions.length > 0 && (
        <DataTable
          caption="What staff did, the latest first"
          columns={[
            { label: 'When', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
            { label: 'Who', cell: ({ by }) => <strong>{by}</strong> },
            { label: 'What', cell: sentenceOf },
            { label: 'Note', cell: (action) => noteOf(action, familyId === undefined) },
          ]}
          rows={actions}
          keyOf={({ id }) => id}
        />
      )}
    </Card>
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
