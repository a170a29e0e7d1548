import { styled } from 'styled-components';
import { Pane } from './pane';

/** A pane that scrolls and may hold nothing to press, so it must be reached by the keyboard itself. Give it a name. */
export const ReadingPane = styled(Pane).attrs({ tabIndex: 0 })`
  &:focus-visible {
    outline-offset: -4px;
  }
`;
