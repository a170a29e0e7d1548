import { styled } from 'styled-components';
import { height } from '../tokens';

/** A line that is a link and nothing else, high enough to be pressed; a link inside a sentence needs no such thing. */
export const LinkLine = styled.p`
  & > a {
    display: inline-flex;
    align-items: center;

    min-height: ${height.target};
  }
`;
