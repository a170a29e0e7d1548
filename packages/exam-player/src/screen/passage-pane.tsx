import { Passage } from '@wattle/design-system';
import { styled } from 'styled-components';
import { ReadingPane } from './pane';
import { isVerse, splitPassage } from './split-passage';

/** A line of a poem: where it must wrap, what follows stands in, so that it is not taken for the next line. */
const Line = styled.span`
  display: block;
  padding-left: 1.5em;
  text-indent: -1.5em;
`;

export function PassagePane({ text }: { text: string }) {
  const { title, paragraphs } = splitPassage(text);
  return (
    <ReadingPane aria-label="Passage">
      <Passage>
        {title && <h2>{title}</h2>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            {isVerse(paragraph)
              ? paragraph.split('\n').map((line, index) => <Line key={`${index} ${line}`}>{`${line}\n`}</Line>)
              : paragraph}
          </p>
        ))}
      </Passage>
    </ReadingPane>
  );
}
