import { styled } from 'styled-components';
import { font, fontSize, space, width } from '../tokens';

/** A text to be read slowly. Line breaks in it are kept; `mark` is what the child has highlighted. */
export const Passage = styled.div`
  white-space: pre-line;

  max-width: ${width.passage};
  font: 400 ${fontSize[18]} / 1.7 ${font.passage};

  & > * + * {
    margin-top: ${space[16]};
  }
`;
