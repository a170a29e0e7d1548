import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Cluster, color, font, fontSize, space, WattleMark, width } from '../src/index';

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin: 0 auto;

  gap: ${space[16]};
  max-width: calc(${width.regular} + 2 * ${space[24]});
  padding: ${space[16]} ${space[24]};

  a {
    font-weight: 500;
    text-decoration: none;
    color: ${color.ink};
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  font: 700 ${fontSize[20]} / 1 ${font.display};
  letter-spacing: -0.02em;
`;

export function Bar({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Name>
        <WattleMark />
        Wattle
      </Name>
      <Cluster gap={24}>{children}</Cluster>
    </Frame>
  );
}
