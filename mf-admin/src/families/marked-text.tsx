import { color } from '@wattle/design-system';
import { styled } from 'styled-components';
import { matchedParts } from './matched-parts';

const Mark = styled.mark`
  border-radius: 4px;

  background: ${color.highlight};
  color: inherit;
`;

interface MarkedTextProps {
  text: string;
  search: string;
}

/** A text in which the words of a search are marked. */
export function MarkedText({ text, search }: MarkedTextProps) {
  let at = 0;
  return matchedParts(text, search).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? <Mark key={key}>{part.text}</Mark> : part.text;
  });
}
