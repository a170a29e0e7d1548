import { color, radius } from '@wattle/design-system';
import { css, styled } from 'styled-components';
import { Image } from '../image';

const inDark = (declarations: ReturnType<typeof css>) => css`
  [data-theme='dark'] & {
    ${declarations}
  }

  @media (prefers-color-scheme: dark) {
    [data-theme='system'] & {
      ${declarations}
    }
  }
`;

const shown = css`
  display: block;
`;

const hidden = css`
  display: none;
`;

const Picture = styled.picture<{ $isDark: boolean }>`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};

  ${({ $isDark }) => ($isDark ? hidden : shown)}
  ${({ $isDark }) => inDark($isDark ? shown : hidden)}

  /* Its colour shows until it has come. */
  img {
    width: 100%;
    height: auto;
    background: ${color.sunken};
  }
`;

/** The size of the pictures that `pnpm e2e shots` takes. */
const SIZE = { width: 1680, height: 1050 };

/** The same picture in two formats. */
interface ShotFiles {
  avif: string;
  webp: string;
}

export interface ShotProps {
  light: ShotFiles;
  dark: ShotFiles;
  alt: string;
}

/** A screen of the product in the colours of the theme. What is not displayed is not fetched, nor what is far below. */
export function Shot({ light, dark, alt }: ShotProps) {
  return [light, dark].map((files) => (
    <Picture key={files.avif} $isDark={files === dark}>
      <source type="image/avif" srcSet={files.avif} />
      <Image src={files.webp} alt={alt} loading="lazy" decoding="async" {...SIZE} />
    </Picture>
  ));
}
