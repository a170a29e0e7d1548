import { memo } from 'react';
import { FilledPane, ReadingPane, Zoomed } from '../panes/pane';
import { useIsWide } from '../panes/use-media-query';
import { FormattedPassage, type FormattedPassageProps } from './formatted-passage';
import { PassageTools } from './passage-tools';

export interface PassagePaneProps extends FormattedPassageProps {
  zoom: number;
  isLocked: boolean;
  onHighlighterToggle: (isHighlighting: boolean) => void;
}

/** A long text: it is not rendered again while the child goes from one of its questions to the next. */
export const PassagePane = memo(function PassagePane({
  zoom,
  isLocked,
  onHighlighterToggle,
  ...passage
}: PassagePaneProps) {
  const { format, isHighlighting } = passage;
  const isWide = useIsWide();
  const isFilled = format === 'compare' || (format === 'extracts' && !isWide);
  const Pane = isFilled ? FilledPane : ReadingPane;
  return (
    <Pane aria-label="Passage">
      {!isLocked && <PassageTools {...passage} onHighlighterToggle={onHighlighterToggle} />}
      <Zoomed style={{ zoom }} data-read="passage">
        <FormattedPassage {...passage} isHighlighting={isHighlighting && !isLocked} />
      </Zoomed>
    </Pane>
  );
});
