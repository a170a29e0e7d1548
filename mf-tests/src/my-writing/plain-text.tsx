import { styled } from 'styled-components';

/** Words whose line breaks are kept. */
export const PlainText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
