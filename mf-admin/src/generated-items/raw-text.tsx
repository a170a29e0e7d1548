import { color, fontSize, radius, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const Pre = styled.pre`
  overflow: auto;
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  max-height: 320px;
  padding: ${space[12]};
  border-radius: ${radius.small};
  font-size: ${fontSize[13]};

  background: ${color.sunken};
`;

/** What a model was sent or has sent; an object is set in lines. */
export function RawText({ label, children }: { label: string; children: string }) {
  return (
    // It scrolls, so the keyboard must reach it.
    <Pre role="region" aria-label={label} tabIndex={0}>
      {inLines(children)}
    </Pre>
  );
}

function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
