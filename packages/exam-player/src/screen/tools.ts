import { media, space } from '@wattle/design-system';
import { styled } from 'styled-components';

/** What can be done with the screen, at the end of the bar. */
export const Tools = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[12]};

  ${media.narrow} {
    grid-area: tools;

    gap: ${space[4]};
  }
`;
