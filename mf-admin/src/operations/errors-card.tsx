import type { Operations } from '@wattle/contract/operations';
import { formatCount } from '@wattle/contract/text';
import { Card, DataTable, formatDateTime } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { sourceName } from './measurements';
import { VersionLabel } from './roll-back-button';

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
