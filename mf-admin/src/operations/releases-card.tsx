import { packageName, type ReleaseAction, type RemoteOperations } from '@wattle/contract/operations';
import { formatCount } from '@wattle/contract/text';
import { Card, DataTable, formatDate, formatDateTime } from '@wattle/design-system';
import { shortVersion, vitalColumns } from './measurements';
import { RollBackButton, VersionLabel } from './roll-back-button';

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

export function ReleaseActionsCard({ actions }: { actions: readonly ReleaseAction[] }) {
  return (
    <Card isFlush>
      <DataTable
        caption="What was rolled back, the latest first"
        columns={[
          { label: 'When', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
          { label: 'Who', cell: ({ by }) => <strong>{by}</strong> },
          { label: 'What', cell: sentenceOf },
        ]}
        rows={actions}
        keyOf={({ at, remote, from }) => `${at} ${remote} ${from}`}
      />
    </Card>
  );
}

/** What was done, such as "Rolled mf-tests back from b81f2c0d to 0fd3c66a". */
function sentenceOf({ kind, remote, from, to, figures }: ReleaseAction): string {
  const [name, left, reached] = [packageName(remote), shortVersion(from), shortVersion(to)];
  switch (kind) {
    case 'release-rolled-back':
      return `Rolled ${name} back from ${left} to ${reached}`;
    case 'canary-ended':
      return `Took the canary ${left} of ${name} back; all visitors have ${reached}`;
    case 'canary-taken-back': {
      if (!figures) return `Took the canary ${left} of ${name} back because of its errors`;
      const { visitors, failedVisitors, oldVisitors, oldFailedVisitors } = figures;
      return `Took the canary ${left} of ${name} back: an error for ${failedVisitors} of ${formatCount(visitors, 'visitor')}, against ${oldFailedVisitors} of ${formatCount(oldVisitors, 'visitor')} with ${reached}`;
    }
  }
}
