import { type CanaryFigures, type ComparedFigures, type Operations, packageName } from '@wattle/contract';
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
import { styled } from 'styled-components';
import { canaryState, ruleSentence } from './canary-sentences';
import { RollBackButton } from './roll-back-button';
import { VersionLabel } from './version-label';
import { vitalColumns } from './vital-columns';

const Frame = styled(Card).attrs({ forwardedAs: 'section' })`
  border: 2px solid ${color.brand};
`;

interface CanaryCardProps {
  /** Its name in `remote.json`. */
  remote: string;
  canary: CanaryFigures;
  rule: Operations['rule'];
}

/** A canary and the version of all others, in one table, with the rule in words. */
export function CanaryCard({ remote, canary, rule }: CanaryCardProps) {
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
          <RollBackButton remote={remote} from={next.version} to={old.version} />
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
