import { media, space } from '@wattle/design-system';
import { css } from 'styled-components';

/** Where the words of a whole bar or foot no longer fit side by side. */
export const tight = '@media (max-width: 380px)';

/** A phone that lies on its side. */
export const low = '@media (max-height: 480px)';

/** Too small for parts that scroll by themselves, such as a window of 1280 px at 400 %. */
export const tiny = '@media (max-width: 559.98px) and (max-height: 480px)';

/** A button in the bar or the foot, where every pixel counts. */
export const compact = css`
  ${media.narrow} {
    padding-inline: ${space[12]};
  }

  ${tight} {
    padding-inline: ${space[8]};
  }
`;
