import { styled } from 'styled-components';

/** What a pane holds, in the size that the child has chosen; give it `style={{ zoom }}`. */
export const Zoomed = styled.div`
  min-width: 0;
`;
