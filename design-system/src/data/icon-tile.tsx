import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../tokens';

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

export interface IconTileProps {
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
