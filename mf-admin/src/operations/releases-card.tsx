import { packageName, type RemoteOperations } from '@wattle/contract/operations';
import { Card, DataTable, formatDate } from '@wattle/design-system';
import { vitalColumns } from './measurements';
import { RollBackButton } from './roll-back-button';
import { VersionLabel } from './version-label';

export function ReleasesCard({ remotes }: { remotes: readonly RemoteOperations[] }) {
  return (
    <Card isFlush>
      <DataTable
        caption="Live releases"
        columns={[
          { label: 'Remote', cell: ({ name }) => <strong>{packageName(name)}</strong> },
          { label: 'Live', cell: ({ live }) => <VersionLabel version={live.version} />, hasLabel: true },
          {
            label: 'Since',
            cell: ({ since, by }) => since && `${formatDate(since)}${by ? `, by ${by}` : ''}`,
            hasLabel: true,
          },
          ...vitalColumns(({ live }: RemoteOperations) => live),
          {
            label: 'Roll back leads to',
            cell: ({ rollbackTo }) => (rollbackTo ? <VersionLabel version={rollbackTo} /> : 'no version yet'),
            hasLabel: true,
          },
          {
            label: 'Roll back',
            // While there is a canary, a roll back takes that back first; its button stands there.
            cell: ({ name, live, rollbackTo, canary }) =>
              rollbackTo && !canary && <RollBackButton remote={name} from={live.version} to={rollbackTo} />,
          },
        ]}
        rows={remotes}
        keyOf={({ name }) => name}
      />
    </Card>
  );
}
