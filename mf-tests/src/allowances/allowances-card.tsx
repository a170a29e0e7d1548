import type { Allowances } from '@wattle/contract/allowances';
import { formatDate, MutedText, Panel } from '@wattle/design-system';
import { allowancesInWords } from './allowance-words';

/** What staff have granted a child in its tests, for its parents; nothing where that is nothing. */
export function AllowancesCard({ name, allowances }: { name: string; allowances: Allowances | undefined }) {
  const granted = allowancesInWords(allowances);
  if (granted.length === 0) return null;
  const since = Object.values(allowances ?? {})
    .flatMap((each) => each?.since ?? [])
    .sort()
    .at(-1);
  return (
    <Panel title={`Allowances of ${name}`} gap={8}>
      <ul>
        {granted.map(({ name: privilege, meaning, end }) => (
          <li key={privilege}>
            <strong>{privilege}</strong>: {meaning}, {end}.
          </li>
        ))}
      </ul>
      <MutedText>
        Granted by Wattle’s staff{since && `, last changed on ${formatDate(since)}`}. Write to us if something should
        change.
      </MutedText>
    </Panel>
  );
}
