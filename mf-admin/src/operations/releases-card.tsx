import { type Operations, packageName, type ReleaseAction, type RemoteOperations } from '@wattle/contract/operations';
import { formatCount } from '@wattle/contract/text';
import { Card, DataTable, formatDate, formatDateTime } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { comparedVisitors, shortVersion, sourceName, vitalColumns } from './measurements';
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
    case 'canary-taken-back':
      if (!figures) return `Took the canary ${left} of ${name} back because of its errors`;
      return `Took the canary ${left} of ${name} back: ${comparedVisitors(figures)} with ${reached}`;
  }
}

const FAULTS = {
  load: 'Not loaded: ',
  crash: 'Crashed: ',
  uncaught: '',
};

interface Report {
  source: string;
  version: string;
  what: string;
  when: ReactNode;
}

export function ErrorsCard({ remotes, violations }: Pick<Operations, 'remotes' | 'violations'>) {
  const reports: Report[] = [
    ...violations.map(({ remote, version, count, latest }) => ({
      source: sourceName(remote),
      version,
      what: `Security policy: ${latest}`,
      when: formatCount(count, 'time'),
    })),
    ...remotes.flatMap(({ name, errors }) =>
      errors.map(({ at, version, path, fault, message }) => ({
        source: `${sourceName(name)} ${path}`,
        version,
        what: `${FAULTS[fault]}${message}`,
        when: <time dateTime={at}>{formatDateTime(at)}</time>,
      })),
    ),
  ];
  return (
    <Card isFlush>
      <DataTable
        caption="What pages and browsers have reported in the last 24 hours"
        columns={[
          { label: 'Where', cell: ({ source }) => source },
          { label: 'Version', cell: ({ version }) => <VersionLabel version={version} /> },
          { label: 'What', cell: ({ what }) => what },
          { label: 'When', cell: ({ when }) => when },
        ]}
        rows={reports}
        keyOf={(_report, index) => index}
      />
    </Card>
  );
}
