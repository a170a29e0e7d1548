import { type CanaryFigures, type CanaryRule, type ComparedFigures, packageName } from '@wattle/contract/operations';
import {
  Card,
  Chip,
  Cluster,
  color,
  DataTable,
  formatDateTime,
  formatNumber,
  Heading,
  MutedText,
  Stack,
} from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vitalColumns } from './measurements';
import { VersionLabel } from './version-label';

const Frame = styled(Card).attrs({ forwardedAs: 'section' })`
  border: 2px solid ${color.brand};
`;

interface CanaryCardProps {
  /** Its name in `remote.json`. */
  remote: string;
  canary: CanaryFigures;
  rule: CanaryRule;
  /** How it is taken back. */
  action: ReactNode;
}

export function CanaryCard({ remote, canary, rule, action }: CanaryCardProps) {
  const { share, since, old, new: next } = canary;
  const name = packageName(remote);
  return (
    <Frame aria-label={`Canary of ${name}`}>
      <Stack gap={12}>
        <Cluster justify="space-between">
          <Cluster gap={12}>
            <Heading level={3} size={18}>
              {name}
            </Heading>
            <Chip tone="brand">Canary, {share}%</Chip>
          </Cluster>
          {action}
        </Cluster>
        <p>
          Since {formatDateTime(since)}. {canaryState(canary, rule)}
        </p>
        <DataTable
          caption={`Old and new version of ${name} since the canary has its share`}
          columns={[
            { label: 'Version', cell: ({ label, version }) => <LabelledVersion label={label} version={version} /> },
            { label: 'Visitors with an error', cell: failedShare, hasLabel: true },
            { label: 'Views', cell: ({ views }) => formatNumber(views), hasLabel: true },
            ...vitalColumns((figures: ComparedFigures & { label: string }) => figures),
          ]}
          rows={[
            { label: 'Old', ...old },
            { label: 'New', ...next },
          ]}
          keyOf={({ label }) => label}
        />
        <MutedText size={16}>{ruleSentence(rule)}</MutedText>
      </Stack>
    </Frame>
  );
}

function LabelledVersion({ label, version }: { label: string; version: string }) {
  return (
    <>
      {label} <VersionLabel version={version} />
    </>
  );
}

function failedShare({ failedVisitors, visitors }: ComparedFigures) {
  return (
    <>
      <strong>{formatNumber(failedVisitors)}</strong> of {formatNumber(visitors)}
    </>
  );
}

export function canaryState({ old, new: next, evidence }: CanaryFigures, rule: CanaryRule): string {
  if (next.visitors === 0 || old.visitors === 0) return 'Too few visitors so far to compare the two.';
  if (evidence >= rule.evidence && next.failedVisitors >= rule.failedVisitors) {
    return 'The new version clearly fails for more visitors and is about to be taken back.';
  }
  if (evidence > 1) return 'The new version may fail for more visitors; the difference is not clear yet.';
  return 'The new version fails for no more visitors than the old one so far.';
}

function ruleSentence({ evidence, failedVisitors }: CanaryRule): string {
  return [
    'The new version is taken back by itself as soon as it clearly fails for more visitors than the old one.',
    `Clearly means that ${failedVisitors} of its visitors or more met an error, and that chance does not explain it.`,
    `At most one good canary in ${evidence} is taken back. A new share begins a new comparison.`,
    'A child in a timed test keeps the version it started with, also after a reload as long as that is live or the last good one.',
  ].join(' ');
}
