import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, tabularNums } from '../tokens';

const tones = {
  brand: color.brandSoft,
  action: color.actionSoft,
  info: color.infoSoft,
  danger: color.dangerSoft,
};

export type IconTileTone = keyof typeof tones;

const Tile = styled.span<{ $tone: IconTileTone }>`
  display: grid;
  flex: none;
  place-items: center;
  border: 1px solid ${color.edge};

  width: 48px;
  height: 48px;
  border-radius: ${radius.control};

  background: ${({ $tone }) => tones[$tone]};
  color: ${color.ink};
`;

interface IconTileProps {
  /** The tint. It says nothing by itself. */
  tone?: IconTileTone;
  /** A decorative icon of about 24 px. */
  children: ReactNode;
}

/** A tinted tile with an icon, at the head of a card. */
export function IconTile({ tone = 'brand', children }: IconTileProps) {
  return (
    <Tile $tone={tone} aria-hidden="true">
      {children}
    </Tile>
  );
}

const numberTones = {
  neutral: { background: color.sunken, text: color.ink },
  brand: { background: color.brandSoft, text: color.ink },
  action: { background: color.action, text: color.onAction },
};

const Root = styled.span<{ $tone: keyof typeof numberTones }>`
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

  background: ${({ $tone }) => numberTones[$tone].background};
  color: ${({ $tone }) => numberTones[$tone].text};
`;

interface NumberTileProps extends ComponentProps<'span'> {
  /** neutral: one of many. brand: what to do first. action: done. */
  tone?: keyof typeof numberTones;
}

/** The number of something in a list, such as a question; it grows with the reader's own text size. */
export function NumberTile({ tone = 'neutral', ...props }: NumberTileProps) {
  return <Root $tone={tone} {...props} />;
}
