import type { CanaryFigures, ComparedFigures, Operations, RemoteOperations } from '@wattle/contract';
import { packageName } from '@wattle/contract';
import { Card, Chip, Cluster, color, Heading, Stack } from '@wattle/design-system';
import { styled } from 'styled-components';
import { momentInWords } from '../shared/moment-in-words';
import { StackingTable } from '../shared/stacking-table';
import { canaryState, ruleInWords } from './canary-words';
import { errorRateInWords, vitalInWords } from './figures';
import { RollBackButton } from './roll-back-button';
import { VersionLabel } from './version-label';

const Frame = styled(Card).attrs({ forwardedAs: 'section' })`
  border: 2px solid ${color.brand};
`;

const Quiet = styled.p`
  color: ${color.inkSoft};
`;

interface CanaryCardProps {
  remote: RemoteOperations;
  canary: CanaryFigures;
  rule: Operations['rule'];
}

/** A canary and the version of all others, in one table, with the rule in words. */
export function CanaryCard({ remote: { name }, canary, rule }: CanaryCardProps) {
  const { share, since, old, new: next } = canary;
  return (
    <Frame aria-label={`Canary of ${packageName(name)}`}>
      <Stack gap={12}>
        <Cluster justify="space-between">
          <Cluster gap={12}>
            <Heading level={3} size={18}>
              {packageName(name)}
            </Heading>
            <Chip tone="brand">Canary, {share}%</Chip>
          </Cluster>
          <RollBackButton remote={name} from={next.version} to={old.version} />
        </Cluster>
        <p>
          Since {momentInWords(since)}. {canaryState(canary, rule)}
        </p>
        <StackingTable caption={`Old and new version of ${packageName(name)} since the canary has its share`}>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">Visitors with an error</th>
              <th scope="col">Views</th>
              <th scope="col">Errors per 1,000</th>
              <th scope="col">LCP</th>
              <th scope="col">INP</th>
              <th scope="col">CLS</th>
            </tr>
          </thead>
          <tbody>
            <FiguresRow label="Old" figures={old} />
            <FiguresRow label="New" figures={next} />
          </tbody>
        </StackingTable>
        <Quiet>{ruleInWords(rule)}</Quiet>
      </Stack>
    </Frame>
  );
}

function FiguresRow({ label, figures }: { label: string; figures: ComparedFigures }) {
  const { version, visitors, failedVisitors, views, vitals } = figures;
  return (
    <tr>
      <td>
        {label} <VersionLabel version={version} />
      </td>
      <td data-label="Visitors with an error">
        <strong>{failedVisitors.toLocaleString('en')}</strong> of {visitors.toLocaleString('en')}
      </td>
      <td data-label="Views">{views.toLocaleString('en')}</td>
      <td data-label="Errors per 1,000">{errorRateInWords(figures)}</td>
      <td data-label="LCP">{vitalInWords('LCP', vitals.LCP)}</td>
      <td data-label="INP">{vitalInWords('INP', vitals.INP)}</td>
      <td data-label="CLS">{vitalInWords('CLS', vitals.CLS)}</td>
    </tr>
  );
}
