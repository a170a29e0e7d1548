import { styled } from 'styled-components';

/** What a print needs and a screen does not. */
export const PrintOnly = styled.p`
  display: none;

  @media print {
    display: block;
  }
`;
