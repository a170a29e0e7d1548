import { media, radius, space } from '@wattle/design-system';
import { styled } from 'styled-components';

interface PictureSize {
  width: number;
  height: number;
}

/** Taken for a picture of which nothing is known yet. */
const USUAL: PictureSize = { width: 1080, height: 720 };

/** By address, for as long as the page lives: pictures never change under their address. */
const sizes = new Map<string, PictureSize>();

/** The size of a picture that has been on this page, else the usual one. */
export const sizeOf = (address: string): PictureSize => sizes.get(address) ?? USUAL;

export function rememberSize(address: string, size: PictureSize): void {
  // The address of a picture that staff have just chosen is the picture itself: it would stay in memory.
  if (size.width > 0 && size.height > 0 && !address.startsWith('data:')) sizes.set(address, size);
}

/** Fetches pictures before they are looked at, so that they stand in their size at once. */
export function preloadPictures(addresses: readonly string[]): void {
  for (const address of addresses) {
    const picture = new Image();
    picture.fetchPriority = 'low';
    picture.onload = () => rememberSize(address, { width: picture.naturalWidth, height: picture.naturalHeight });
    picture.src = address;
  }
}

/** Pictures are drawn in black for white paper, and stay so in every theme. */
export const PICTURE_BACKGROUND = '#ffffff';

const PADDING_PX = 12;

/** What stands above a picture in a high pane, and below it. */
const BESIDE_PX = 96;

/**
 * As wide as its place and as high as its pane, whichever comes first, and as the picture is: it holds it whole, and
 * its place before it has come. Outside of panes the height of the window counts. On a phone it is as wide as its place,
 * small ones twice as wide as they are, unless more than the window would be needed to see it.
 */
export const PictureFrame = styled.span<{ $size: PictureSize }>`
  --height: max(140px, calc(var(--pane-share, 70) * 1cqh - ${BESIDE_PX}px));
  --width: ${({ $size }) => $size.width}px;

  ${media.narrow} {
    --height: 70dvh;
    --width: ${({ $size }) => 2 * $size.width}px;
  }

  display: block;
  box-sizing: border-box;
  width: min(
    var(--width) + ${2 * PADDING_PX}px,
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
