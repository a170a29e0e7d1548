import { styled } from 'styled-components';
import { Pane } from './pane';
import { Zoomed } from './zoomed';

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
