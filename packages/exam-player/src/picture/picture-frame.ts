import { radius, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { PictureSize } from './picture-sizes';

/** Pictures are drawn in black for white paper, and stay so in every theme. */
export const PICTURE_BACKGROUND = '#ffffff';

const PADDING_PX = 12;

/** What stands above a picture in a high pane, and below it. */
const BESIDE_PX = 96;

/**
 * As wide as its place and as high as its pane, whichever comes first, and as the picture is: it holds it whole, and
 * its place before it has come. Outside of panes the height of the window counts.
 */
export const PictureFrame = styled.span<{ $size: PictureSize }>`
  --height: max(140px, calc(var(--pane-share, 70) * 1cqh - var(--pane-taken, ${BESIDE_PX}px)));

  display: block;
  box-sizing: border-box;
  width: min(
    ${({ $size }) => $size.width + 2 * PADDING_PX}px,
    (var(--height) - ${2 * PADDING_PX}px) * ${({ $size }) => $size.width / $size.height} + ${2 * PADDING_PX}px
  );
  max-width: 100%;
  padding: ${space[12]};
  border-radius: ${radius.small};

  background: ${PICTURE_BACKGROUND};

  & > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: ${({ $size }) => `${$size.width} / ${$size.height}`};
    object-fit: contain;
  }

  @media print {
    max-width: 12cm;
    padding: 0;
  }
`;
