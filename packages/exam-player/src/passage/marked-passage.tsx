import { Passage } from '@wattle/design-system';
import { Fragment, useMemo, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { moveFocus } from '../palette/move-focus';
import { MarkedSentence } from './marked-sentence';
import type { TextRange } from './ranges';
import { sentencesOf, splitPassage } from './split-passage';
import { useHighlighter } from './use-highlighter';

const Text = styled(Passage)<{ $isHighlighting: boolean }>`
  ${({ $isHighlighting }) =>
    $isHighlighting &&
    css`
      cursor: text;
      /* A finger that moves sideways marks; up and down still scrolls. */
      touch-action: pan-y;
    `}
`;

/** A line of a poem: where it must wrap, what follows stands in, so that it is not taken for the next line. */
const Line = styled.span`
  display: block;
  padding-left: 1.5em;
  text-indent: -1.5em;
`;

export interface MarkedPassageProps {
  text: string;
  highlights: readonly TextRange[];
  /** What is selected is highlighted, and so is a sentence that is pressed. */
  isHighlighting: boolean;
  onHighlight: (ranges: TextRange[]) => void;
}

/** A passage with what the child has highlighted. While the highlighter is on, one stop for the Tab key; arrows go by sentences. */
export function MarkedPassage({ text, highlights, isHighlighting, onHighlight }: MarkedPassageProps) {
  const root = useRef<HTMLDivElement>(null);
  const blocks = useMemo(
    () => splitPassage(text).map((block) => ({ ...block, sentences: sentencesOf(block) })),
    [text],
  );
  const [current, setCurrent] = useState(blocks[0]?.start ?? 0);
  const highlighter = useHighlighter({ root, highlights, isHighlighting, onHighlight });

  return (
    <Text
      ref={root}
      $isHighlighting={isHighlighting}
      onKeyDown={isHighlighting ? moveFocus : undefined}
      {...highlighter.handlers}
    >
      {blocks.map(({ kind, start, sentences }) => {
        const Block = kind === 'title' ? 'h2' : 'p';
        const Wrapper = kind === 'verse' ? Line : Fragment;
        return (
          <Block key={start}>
            {sentences.map((sentence) => (
              <Wrapper key={sentence.start}>
                <MarkedSentence
                  sentence={sentence}
                  highlights={highlights}
                  isHighlighting={isHighlighting}
                  isStop={sentence.start === current}
                  onFocus={() => setCurrent(sentence.start)}
                  onPress={(at) => highlighter.press(sentence, at)}
                />
              </Wrapper>
            ))}
          </Block>
        );
      })}
    </Text>
  );
}
