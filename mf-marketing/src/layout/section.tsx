import { fontSize, space } from '@wattle/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Frame } from './frame';

const Title = styled.h2`
  max-width: 17em;
  margin-bottom: ${space[32]};
  font-size: clamp(${fontSize[28]}, 3.4vw, ${fontSize[44]});
`;

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Frame>
  );
}
