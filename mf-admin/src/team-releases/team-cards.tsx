import type { PageFault } from '@wattle/contract/client-reports';
import type { TeamChange, TeamRights, TeamVersion, VersionErrors, VersionState } from '@wattle/contract/team-releases';
import { formatCount } from '@wattle/contract/text';
import {
  Chip,
  type ChipTone,
  color,
  DataTable,
  formatDate,
  formatDateTime,
  formatNumber,
  ListRow,
  MutedText,
  Panel,
  Stack,
} from '@wattle/design-system';
import { CalendarClock, KeyRound, Route, Ticket, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { comparedVisitors, FIGURES_NOTE, shortVersion, vitalColumns } from '../operations/measurements';
import { VersionLabel } from '../operations/version-label';
import { TableCard } from '../shared/table-card';

const STATES: Record<VersionState, [label: string, tone: ChipTone]> = {
  canary: ['Canary', 'brand'],
  live: ['Live', 'action'],
  fallback: ['Pages fall back to it', 'neutral'],
  withdrawn: ['Rolled back', 'danger'],
  refused: ['Refused', 'danger'],
  earlier: ['Earlier', 'neutral'],
};

export function VersionsCard({ versions }: { versions: readonly TeamVersion[] }) {
  return (
    <TableCard title="Versions" note={<MutedText>{FIGURES_NOTE}</MutedText>}>
      <DataTable
        caption="Versions, what is current first"
        columns={[
          { label: 'Version', cell: ({ version }) => <VersionLabel version={version} /> },
          { label: 'State', cell: ({ state: name }) => <Chip tone={STATES[name][1]}>{STATES[name][0]}</Chip> },
          { label: 'Since', cell: ({ since, by }) => since && `${formatDate(since)}, by ${by}`, hasLabel: true },
          { label: 'Views', cell: ({ views }) => formatNumber(views), hasLabel: true },
          ...vitalColumns((version: TeamVersion) => version),
        ]}
        rows={versions}
        keyOf={({ version }) => version}
      />
    </TableCard>
  );
}

const FAULTS: Record<PageFault, string> = {
  load: 'Was not loaded',
  crash: 'Crashed',
  uncaught: 'Threw an error',
};

const ERRORS_NOTE =
  'With the latest messages of each kind, of the last 24 hours. Addresses and texts of children never reach this page.';

export function VersionErrorsCard({ errors }: { errors: readonly VersionErrors[] }) {
  return (
    <TableCard title="Errors" note={<MutedText>{ERRORS_NOTE}</MutedText>}>
      <DataTable
        caption="What pages have reported in the last 24 hours, by version and kind"
        columns={[
          { label: 'What', cell: ({ fault, messages }) => <Messages fault={fault} messages={messages} /> },
          { label: 'Version', cell: ({ version }) => <VersionLabel version={version} /> },
          { label: 'Times', cell: ({ count }) => formatNumber(count), hasLabel: true },
          { label: 'First', cell: ({ first }) => formatDateTime(first), hasLabel: true },
          { label: 'Last', cell: ({ last }) => formatDateTime(last), hasLabel: true },
        ]}
        rows={errors}
        keyOf={({ version, fault }) => `${version} ${fault}`}
      />
    </TableCard>
  );
}

function Messages({ fault, messages }: Pick<VersionErrors, 'fault' | 'messages'>) {
  return (
    <Stack gap={4}>
      <strong>{FAULTS[fault]}</strong>
      {messages.map(({ path, message }) => (
        <div key={`${path} ${message}`}>
          {message} <MutedText as="span">{path}</MutedText>
        </div>
      ))}
    </Stack>
  );
}

export function ChangesCard({ changes }: { changes: readonly TeamChange[] }) {
  return (
    <TableCard title="Changes">
      <DataTable
        caption="What was done, the latest first"
        columns={[
          {
            label: 'When',
            cell: ({ at, by }) => (
              <>
                <time dateTime={at}>{formatDateTime(at)}</time>, by <strong>{by}</strong>
              </>
            ),
          },
          { label: 'What', cell: sentenceOf },
        ]}
        rows={changes}
        keyOf={(_change, index) => index}
      />
    </TableCard>
  );
}

function sentenceOf({ action, version, share, figures }: TeamChange): string {
  const name = shortVersion(version);
  switch (action) {
    case 'release':
      return `Released ${name} to all visitors`;
    case 'canary':
      return `Gave ${name} to ${share}% of the visitors`;
    case 'promote':
      return `Gave the canary ${name} to all visitors`;
    case 'rollback':
      return `Rolled back to ${name}`;
    case 'refuse':
      return `Refused ${name}`;
    case 'end-canary':
      if (!figures) return `Took the canary ${name} back`;
      return `Took the canary ${name} back: ${comparedVisitors(figures)} before`;
  }
}

export function RightsCard({ rights }: { rights: TeamRights }) {
  const { keys, threshold, paths, expiresAt, webhook, tokenExpiresAt } = rights;
  return (
    <Panel title="Keys and rights">
      <ul>
        <Right sign={<KeyRound size={20} aria-hidden="true" />} title={keys.join(', ')}>
          {keys.length === 1
            ? 'One key signs.'
            : `${threshold} of ${formatCount(keys.length, 'key')} must sign a release.`}
        </Right>
        <Right
          sign={<CalendarClock size={20} aria-hidden="true" />}
          title={`They count until ${formatDate(expiresAt)}`}
        >
          Ask the operator to renew them before.
        </Right>
        <Right sign={<Route size={20} aria-hidden="true" />} title={paths.join(', ')}>
          With all paths below. No other team may release pages there.
        </Right>
        <Right sign={<Webhook size={20} aria-hidden="true" />} title={webhook?.host ?? 'No webhook'}>
          {webhookSentence(webhook)}
        </Right>
        <Right sign={<Ticket size={20} aria-hidden="true" />} title={`This link ends on ${formatDate(tokenExpiresAt)}`}>
          Make a new one with <code>npm run status</code>.
        </Right>
      </ul>
    </Panel>
  );
}

const RightRow = styled(ListRow)`
  justify-content: flex-start;

  svg {
    flex: none;
    color: ${color.action};
  }

  strong {
    overflow-wrap: anywhere;
  }
`;

function Right({ sign, title, children }: { sign: ReactNode; title: string; children: ReactNode }) {
  return (
    <RightRow>
      {sign}
      <div>
        <strong>{title}</strong>
        <MutedText>{children}</MutedText>
      </div>
    </RightRow>
  );
}

function webhookSentence(webhook: TeamRights['webhook']): string {
  if (!webhook) return 'Nobody is told of roll backs. Ask the operator to add an address.';
  if (!webhook.latest) return 'It is told of each roll back. There was none yet.';
  const { at, state } = webhook.latest;
  const rollBack = `the roll back of ${formatDateTime(at)}`;
  if (state === 'told') return `It was told of ${rollBack}.`;
  return state === 'waiting' ? `It is being told of ${rollBack}.` : `It could not be told of ${rollBack}.`;
}
