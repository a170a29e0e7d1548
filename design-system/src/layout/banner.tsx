import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, space } from '../tokens';

const Area = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  border: 1px solid ${color.edge};

  gap: ${space[24]};
  padding: ${space[48]};
  border-radius: ${radius.banner};

  ${media.narrow} {
    padding: ${space[32]} ${space[20]};
  }

  background: ${color.brandGlow};
`;

const Title = styled.h2`
  max-width: 14em;
`;

const Ornament = styled.div`
  position: absolute;
  right: 8%;
  bottom: -72px;
  z-index: -1;
  transform: rotate(-14deg);

  width: min(48%, 500px);

  ${media.narrow} {
    right: -84px;
    bottom: -72px;
    width: 250px;
  }
`;

export interface BannerProps {
  /** What it calls for. */
  title: string;
  /** A sprig that grows behind the words. */
  ornament?: ReactNode;
  /** The action. */
  children?: ReactNode;
}

/** A wide area, bright as a blossom, that calls for one thing. */
export function Banner({ title, ornament, children }: BannerProps) {
  return (
    <Area data-surface="light">
      {ornament && <Ornament>{ornament}</Ornament>}
      <Title>{title}</Title>
      {children}
    </Area>
  );
}
