import { ListRow, MutedText } from '@wattle/design-system';
import type { ReactNode } from 'react';

interface PartRowProps {
  name: string;
  facts: string;
  /** How it stands; nothing before the practice exam begins. */
  children?: ReactNode;
}

/** One of the four tests, in a list of them. */
export function PartRow({ name, facts, children }: PartRowProps) {
  return (
    <ListRow size="dense">
      <div>
        <strong>{name}</strong>
        <MutedText>{facts}</MutedText>
      </div>
      {children}
    </ListRow>
  );
}
