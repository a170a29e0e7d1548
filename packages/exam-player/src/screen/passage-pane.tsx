import { Passage } from '@wattle/design-system';
import { ReadingPane } from './pane';
import { splitPassage } from './split-passage';

export function PassagePane({ text }: { text: string }) {
  const { title, paragraphs } = splitPassage(text);
  return (
    <ReadingPane aria-label="Passage">
      <Passage>
        {title && <h2>{title}</h2>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Passage>
    </ReadingPane>
  );
}
