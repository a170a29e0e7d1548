import { styled } from 'styled-components';

/** What is of no use on paper, such as a button. */
export const ScreenOnly = styled.div`
  @media print {
    /* Above the layout of whoever builds on it. */
    && {
      display: none;
    }
  }
`;
