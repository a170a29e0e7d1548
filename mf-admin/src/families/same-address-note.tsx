import type { FoundFamily } from '@wattle/contract';
import { Alert } from '@wattle/design-system';
import { childrenOf, fullName } from './names';

/** Says which other families have the address of one: one of them may have mistyped it. */
export function SameAddressNote({ families }: { families: readonly FoundFamily[] }) {
  return (
    <Alert tone="warning">
      <p>Other families have the same address. One of them may have mistyped it:</p>
      <ul>
        {families.map((family) => (
          <li key={family.id}>
            {fullName(family.parent)} with {childrenOf(family)}
          </li>
        ))}
      </ul>
      <p>
        Export and erasure are of the chosen family only. What belongs to the address alone, such as free assessments,
        stays with the last family that has it.
      </p>
    </Alert>
  );
}
