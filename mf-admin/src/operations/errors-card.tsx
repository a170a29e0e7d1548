import type { Operations } from '@wattle/contract';
import { Card } from '@wattle/design-system';
import { momentInWords } from '../shared/moment-in-words';
import { StackingTable } from '../shared/stacking-table';
import { sourceName } from './figures';
import { VersionLabel } from './version-label';

const FAULT_WORDS = {
  load: 'Not loaded: ',
  crash: 'Crashed: ',
  uncaught: '',
};

/** The latest errors that pages have reported, and what the security policy has blocked. */
export function ErrorsCard({ remotes, violations }: Pick<Operations, 'remotes' | 'violations'>) {
  return (
    <Card isFlush>
      <StackingTable caption="What pages and browsers have reported in the last 24 hours">
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Version</th>
            <th scope="col">What</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {violations.map(({ remote, version, count, latest }) => (
            <tr key={`policy ${remote} ${version}`}>
              <td>{sourceName(remote)}</td>
              <td>
                <VersionLabel version={version} />
              </td>
              <td>Security policy: {latest}</td>
              <td>{count.toLocaleString('en')} times</td>
            </tr>
          ))}
          {remotes.flatMap(({ name, errors }) =>
            errors.map(({ at, version, path, fault, message }, index) => (
              <tr key={`${name} ${at} ${index}`}>
                <td>
                  {sourceName(name)} {path}
                </td>
                <td>
                  <VersionLabel version={version} />
                </td>
                <td>
                  {FAULT_WORDS[fault]}
                  {message}
                </td>
                <td>
                  <time dateTime={at}>{momentInWords(at)}</time>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </StackingTable>
    </Card>
  );
}
