import { Alert, Card, DataTable, formatDateTime, Heading, Spinner, space } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { styled } from 'styled-components';

const Head = styled.div`
  padding: ${space[20]} ${space[20]} ${space[8]};
`;

interface Action {
  id: string;
  at: string;
  by: string;
}

interface ActionsCardProps<Row extends Action> {
  /** The newest first; undefined until they are loaded. */
  actions: readonly Row[] | undefined;
  error?: unknown;
  isFetching: boolean;
  /** Said where there is none. */
  none: string;
  what: (action: Row) => string;
  note: (action: Row) => string;
}

export function ActionsCard<Row extends Action>({
  actions,
  error,
  isFetching,
  none,
  what,
  note,
}: ActionsCardProps<Row>) {
  return (
    <Card as="section" isFlush aria-labelledby="actions">
      <Head>
        <Heading level={2} size={20} id="actions">
          Who did what
        </Heading>
        {error !== undefined && (
          <Alert tone="danger">{errorMessage(error, 'The list could not be loaded. Please try again.')}</Alert>
        )}
        {actions?.length === 0 && <p>{none}</p>}
      </Head>
      {isFetching && !actions && <Spinner label="Loading the list" />}
      {actions && actions.length > 0 && (
        <DataTable
          caption="What staff did, the latest first"
          columns={[
            { label: 'When', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
            { label: 'Who', cell: ({ by }) => <strong>{by}</strong> },
            { label: 'What', cell: what },
            { label: 'Note', cell: note },
          ]}
          rows={actions}
          keyOf={({ id }) => id}
        />
      )}
    </Card>
  );
}
