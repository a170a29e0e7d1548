import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { color, radius, space, tabularNums } from '../tokens';

const tones = {
  neutral: css`
    background: ${color.sunken};
    color: ${color.ink};
  `,
  brand: css`
    background: ${color.brandSoft};
    color: ${color.ink};
  `,
  action: css`
    background: ${color.action};
    color: ${color.onAction};
  `,
};

const Root = styled.span<{ $tone: keyof typeof tones }>`
  display: grid;
  flex: none;
  place-items: center;
  border: 1px solid ${color.edge};
  font-weight: 700;
  ${tabularNums}

  min-width: max(36px, 1.75rem);
  height: max(36px, 1.75rem);
  padding: 0 ${space[4]};
  border-radius: ${radius.small};

  ${({ $tone }) => tones[$tone]}
`;

export interface NumberTileProps extends ComponentProps<'span'> {
  /** neutral: one of many. brand: what to do first. action: done. */
  tone?: keyof typeof tones;
}

/** The number of something in a list, such as a question; it grows with the reader's own text size. */
export function NumberTile({ tone = 'neutral', ...props }: NumberTileProps) {
  return <Root $tone={tone} {...props} />;
}
