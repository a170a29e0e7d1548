import { styled } from 'styled-components';

/** Letters of our font of text. Its font of headings has those of Vietnamese, too. */
const PLAIN =
  /^[ -~\u00a0-\u0113\u0116-\u0127\u012a-\u0137\u0139-\u0148\u014a-\u014d\u0150-\u0167\u016a-\u017e\u0218-\u021b\u2010-\u201d]*$/;
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

const Name = styled.bdi<{ $isLatin: boolean }>`
  font-family: system-ui, sans-serif;

  ${({ $isLatin }) => $isLatin && ':is(h1, h2, h3, h4) & { font-family: inherit; }'}
`;

export interface NamedTextProps {
  /** Somebody's name, in any script. */
  name: string;
  /** A sentence that has the name in it; without one it is the name alone. */
  children?: string;
}

/** A name that no font of ours has all letters of stands in one font of the device, in its own direction. */
export function NamedText({ name, children = name }: NamedTextProps) {
  const composed = name.normalize();
  const text = children.normalize();
  if (PLAIN.test(composed)) return text;
  const isLatin = LATIN.test(composed);
  return text.split(composed).flatMap((words, index) => [
    ...(index > 0
      ? [
          <Name key={index} $isLatin={isLatin}>
            {composed}
          </Name>,
        ]
      : []),
    words,
  ]);
}
