import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, space, tabularNums } from '../tokens';

const tones = {
  neutral: { background: color.sunken, text: color.inkSoft },
  brand: { background: color.brandSoft, text: color.warnText },
  action: { background: color.actionSoft, text: color.action },
  info: { background: color.infoSoft, text: color.info },
  danger: { background: color.dangerSoft, text: color.danger },
};

export type ChipTone = keyof typeof tones;

const Root = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.edge};
  font-weight: 600;
  white-space: nowrap;
  ${tabularNums}

  gap: ${space[4]};
  padding: 3px ${space[12]};
  border-radius: ${radius.full};
  font-size: ${fontSize[13]};

  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => tones[$tone].text};
`;

export interface ChipProps {
  /** The tint; the word says what it means. */
  tone?: ChipTone;
  /** A word, a number, perhaps a 14 px icon before it. */
  children: ReactNode;
}

/** A short fact beside something. */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  return <Root $tone={tone}>{children}</Root>;
}
