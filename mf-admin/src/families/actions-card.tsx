import type { StaffAction } from '@wattle/contract';
import { Alert, Card, Heading, Spinner, space } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { styled } from 'styled-components';
import { momentInWords } from '../shared/moment-in-words';
import { StackingTable } from '../shared/stacking-table';
import { actionSentence } from './action-sentence';
import { useStaffActionsQuery } from './families.api';

const Head = styled.div`
  padding: ${space[20]} ${space[20]} ${space[8]};
`;

/** Who of the staff did what: to one family, or to all. */
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
        <StackingTable caption="What staff did, the latest first">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Note</th>
            </tr>
          </thead>
          <tbody>
            {actions.map((action) => (
              <tr key={action.id}>
                <td>
                  <time dateTime={action.at}>{momentInWords(action.at)}</time>
                </td>
                <td>
                  <strong>{action.by}</strong>
                </td>
                <td>{actionSentence(action)}</td>
                <td>{noteOf(action, familyId === undefined)}</td>
              </tr>
            ))}
          </tbody>
        </StackingTable>
      )}
    </Card>
  );
}

function noteOf({ linkUsedAt, reference, family }: StaffAction, isOfAll: boolean): string {
  if (linkUsedAt) return `link used ${momentInWords(linkUsedAt)}`;
  if (reference) return `erased family ${reference.slice(0, 8)}`;
  return (isOfAll && family) || '';
}
