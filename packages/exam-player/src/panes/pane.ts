import { media, space } from '@wattle/design-system';
import { styled } from 'styled-components';

/** What a pane holds, in the size that the child has chosen; give it `style={{ zoom }}`. */
export const Zoomed = styled.div`
  min-width: 0;

  /* Words are apart more than letters are, or wider letters slow a reader down. */
  [data-spacing='wider'] & {
    letter-spacing: 0.1em;
    word-spacing: 0.3em;

    :is(p, h2, h3, li, label, span) {
      line-height: 2;
    }
  }
`;

/** In the middle, no wider than lines are easy to read. */
export const ReadableWidth = styled(Zoomed)`
  width: min(100%, 45rem);
  margin-inline: auto;
`;

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

/** A pane that does not scroll itself: what it holds fills it, and scrolls in parts. Give it a name. */
export const FilledPane = styled(Pane)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  padding-bottom: 0;

  ${Zoomed} {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    min-height: 0;
  }
`;

/** A pane that scrolls and may hold nothing to press, so it must be reached by the keyboard itself. Give it a name. */
export const ReadingPane = styled(Pane).attrs({ tabIndex: 0 })`
  &:focus-visible {
    outline-offset: -4px;
  }
`;
