import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract/constants';
import { Card, DataTable, Disclosure, formatDateTime, Spinner } from '@wattle/design-system';
import { useMediaQuery } from '@wattle/exam-player';
import { FailureAlert } from './failure-alert';
import { TableCard } from './table-card';

const TITLE = 'Who did what';

interface Action {
  id: string;
  at: string;
  by: string;
}

interface ActionsCardProps<Row extends Action> {
  /** The newest first; undefined until they are loaded. */
  actions: readonly Row[] | undefined;
  error?: unknown;
  none: string;
  what: (action: Row) => string;
  note: (action: Row) => string;
}

export function ActionsCard<Row extends Action>({ actions, error, none, what, note }: ActionsCardProps<Row>) {
  const isNarrow = useMediaQuery(`(max-width: ${SPLIT_MIN_WIDTH_PX - 0.02}px)`);
  const state = (
    <>
      <FailureAlert error={error}>The list could not be loaded. Please try again.</FailureAlert>
      {actions?.length === 0 && <p>{none}</p>}
    </>
  );
  const list = (
    <>
      {!actions && !error && <Spinner label="Loading the list" />}
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
    </>
  );
  // On a phone it would be a page of its own.
  if (isNarrow) {
    return (
      <Card>
        <Disclosure title={TITLE}>
          {state}
          {list}
        </Disclosure>
      </Card>
    );
  }
  return (
    <TableCard title={TITLE} note={state}>
      {list}
    </TableCard>
  );
}
