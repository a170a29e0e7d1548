import { Cluster, fontSize, space } from '@wattle/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Label = styled.h3`
  font-family: inherit;
  font-weight: 600;
  letter-spacing: normal;

  margin-bottom: ${space[8]};
  font-size: ${fontSize[15]};
`;

/** Questions that belong together, under what they have in common. */
export function TileGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Cluster gap={8}>{children}</Cluster>
    </div>
  );
}
