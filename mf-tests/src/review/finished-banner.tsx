import { color, font, fontSize, media, Sprig, Stack, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

const Area = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  align-items: center;
  border-bottom: 1px solid ${color.line};

  min-height: 88px;
  padding: ${space[16]} 250px ${space[16]} ${space[32]};

  background: ${color.brandWash};

  ${media.narrow} {
    padding: ${space[16]} 112px ${space[16]} ${space[16]};
  }

  @media print {
    min-height: 0;
    padding: ${space[12]} ${space[16]};
  }
`;

const Headline = styled.p`
  font: 700 ${fontSize[22]} / 1.15 ${font.display};
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

const grow = keyframes`
  from { opacity: 0; transform: translate(24px, 24px) rotate(-8deg) scale(0.85); }
`;

const bloom = keyframes`
  from { opacity: 0; }
`;

/** The stem comes first, then its blossoms in three turns. */
const Ornament = styled(Sprig)`
  position: absolute;
  top: -28px;
  right: -12px;
  z-index: -1;

  width: 240px;

  ${media.narrow} {
    top: -12px;
    right: -48px;
    width: 170px;
  }

  @media print {
    display: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${grow} 200ms ease-out backwards;

    & > use {
      animation: ${bloom} 200ms ease-out 200ms backwards;
    }

    & > use:nth-of-type(3n + 1) {
      animation-delay: 350ms;
    }

    & > use:nth-of-type(3n + 2) {
      animation-delay: 500ms;
    }
  }
`;

interface FinishedBannerProps {
  title: string;
  /** What came of it. */
  children?: ReactNode;
}

/** The first thing after a test, whatever its score: it is done. */
export function FinishedBanner({ title, children }: FinishedBannerProps) {
  return (
    <Area>
      <Ornament />
      <Stack gap={4}>
        <Headline>{title}</Headline>
        {children}
      </Stack>
    </Area>
  );
}
