import type { RemoteOperations } from '@wattle/contract';
import { packageName } from '@wattle/contract';
import { Card } from '@wattle/design-system';
import { dateInWords } from '../shared/moment-in-words';
import { StackingTable } from '../shared/stacking-table';
import { errorRateInWords, vitalInWords } from './figures';
import { RollBackButton } from './roll-back-button';
import { VersionLabel } from './version-label';

/** What is live, and where a roll back leads. */
export function ReleasesCard({ remotes }: { remotes: readonly RemoteOperations[] }) {
  return (
    <Card isFlush>
      <StackingTable caption="Live releases">
        <thead>
          <tr>
            <th scope="col">Remote</th>
            <th scope="col">Live</th>
            <th scope="col">Since</th>
            <th scope="col">Errors per 1,000</th>
            <th scope="col">LCP</th>
            <th scope="col">INP</th>
            <th scope="col">CLS</th>
            <th scope="col">Roll back leads to</th>
            <th scope="col">Roll back</th>
          </tr>
        </thead>
        <tbody>
          {remotes.map((remote) => (
            <ReleaseRow key={remote.name} remote={remote} />
          ))}
        </tbody>
      </StackingTable>
    </Card>
  );
}

function ReleaseRow({ remote: { name, live, since, by, rollbackTo, canary } }: { remote: RemoteOperations }) {
  return (
    <tr>
      <td>
        <strong>{packageName(name)}</strong>
      </td>
      <td data-label="Live">
        <VersionLabel version={live.version} />
      </td>
      <td data-label="Since">{since && `${dateInWords(since)}${by ? `, by ${by}` : ''}`}</td>
      <td data-label="Errors per 1,000">{errorRateInWords(live)}</td>
      <td data-label="LCP">{vitalInWords('LCP', live.vitals.LCP)}</td>
      <td data-label="INP">{vitalInWords('INP', live.vitals.INP)}</td>
      <td data-label="CLS">{vitalInWords('CLS', live.vitals.CLS)}</td>
      <td data-label="Roll back leads to">{rollbackTo ? <VersionLabel version={rollbackTo} /> : 'no version'}</td>
      <td>
        {/* While there is a canary, a roll back takes that back first; its button stands there. */}
        {rollbackTo && !canary && <RollBackButton remote={name} from={live.version} to={rollbackTo} />}
      </td>
    </tr>
  );
}
