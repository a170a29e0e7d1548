import { media, space } from '@wattle/design-system';
import { styled } from 'styled-components';

/** The steps, and beside them where there is space what one may want to know. */
export const Columns = styled.div`
  display: grid;

  gap: ${space[24]} ${space[48]};

  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 1fr) 328px;
  }
`;

export const Steps = styled.ol`
  display: grid;
  align-content: start;

  gap: ${space[16]};

  ${media.narrow} {
    gap: ${space[12]};
  }
`;
