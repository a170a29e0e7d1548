import { media, space } from '@wattle/design-system';
import { styled } from 'styled-components';

/** What stands in one half of the exam screen. It scrolls itself, so a new one begins at its top. */
export const Pane = styled.section`
  /* What is hidden from the eye stands absolute: it must scroll with the pane, not lengthen the page. */
  position: relative;
  overflow-y: auto;
  padding: ${space[24]} clamp(${space[16]}, 3vw, ${space[48]}) ${space[32]};

  ${media.narrow} {
    padding: ${space[16]};
  }
`;
