import { styled } from 'styled-components';

/** What is of no use in print. */
export const OnScreen = styled.div`
  @media print {
    /* Above the layout of whoever builds on it. */
    && {
      display: none;
    }
  }
`;
