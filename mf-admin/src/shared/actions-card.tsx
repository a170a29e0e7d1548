import { Alert, DataTable, formatDateTime, Spinner } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { TableCard } from './table-card';

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
    <TableCard
      title="Who did what"
      note={
        <>
          {error !== undefined && (
            <Alert tone="danger">{errorMessage(error, 'The list could not be loaded. Please try again.')}</Alert>
          )}
          {actions?.length === 0 && <p>{none}</p>}
        </>
      }
    >
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
    </TableCard>
  );
}
