import { css, styled } from 'styled-components';
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

/** At most two lines of a text, where it is folded. */
export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** What is asked, as a heading that reads like text. Line breaks in it are kept. */
export const QuestionText = styled.h2`
  white-space: pre-line;
  font-family: inherit;
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: normal;
  text-wrap: pretty;

  font-size: ${fontSize[18]};
`;
