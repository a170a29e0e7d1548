import { color, font, fontSize, radius, space } from '@wattle/design-system';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

const LINE_HEIGHT = 1.7;
const LINES = 5;

/** Only the page of a passage that is being typed is in view: phones have half of their screen for it. */
const Root = styled.div`
  position: relative;
  overflow-y: auto;

  height: calc(${LINES * LINE_HEIGHT}em + 2 * ${space[12]});
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  font: 400 ${fontSize[18]} / ${LINE_HEIGHT} ${font.passage};

  background: ${color.sunken};
`;

const Done = styled.span`
  color: ${color.inkSoft};
`;

const Current = styled.span`
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;
`;

interface PassageWindowProps {
  text: string;
  typed: string;
}

/** The passage, and in it the word whose turn it is. What was typed wrong is not shown here: the eyes stay on the text. */
export function PassageWindow({ text, typed }: PassageWindowProps) {
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLSpanElement>(null);
  const words = text.split(' ');
  const index = Math.min(words.length - 1, wordsDone(typed));
  useLayoutEffect(() => {
    if (!root.current || !current.current || index === 0) return;
    // The line before stays in view.
    root.current.scrollTop = current.current.offsetTop - 1.5 * current.current.offsetHeight;
  }, [index]);
  return (
    <Root ref={root} role="group" aria-label="Passage" tabIndex={0}>
      <Done>{words.slice(0, index).join(' ')}</Done> <Current ref={current}>{words[index]}</Current>{' '}
      {words.slice(index + 1).join(' ')}
    </Root>
  );
}

/** Words that are followed by something: the last one may still grow. */
function wordsDone(typed: string): number {
  return typed.match(/\S\s/g)?.length ?? 0;
}
