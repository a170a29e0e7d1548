import { MAX_HIGHLIGHTS } from '@wattle/contract';
import { Button, color, fontSize, media, space } from '@wattle/design-system';
import { Eraser, Highlighter } from 'lucide-react';
import { styled } from 'styled-components';
import { ReadingPane } from '../panes/reading-pane';
import { Zoomed } from '../panes/zoomed';
import { MarkedPassage } from './marked-passage';
import type { TextRange } from './ranges';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;

  gap: ${space[8]};
  margin-bottom: ${space[16]};

  ${media.wide} {
    position: sticky;
    top: -${space[24]};

    margin: -${space[12]} 0 ${space[4]};
    padding: ${space[12]} 0;

    background: ${color.paper};
  }
`;

const Tool = styled(Button)`
  &[aria-pressed='true'] {
    forced-color-adjust: none;
    border-color: ${color.warnText};
    background: ${color.highlight};
  }

  /* 36 px to the eye, 44 px to the finger. */
  &::after {
    position: absolute;
    inset: -6px 0;
    content: '';
  }
`;

const Limit = styled.p`
  align-self: center;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

export interface PassagePaneProps {
  text: string;
  highlights: readonly TextRange[];
  zoom: number;
  isLocked: boolean;
  /** The highlighter is on: what is selected is highlighted. */
  isHighlighting: boolean;
  onHighlighterToggle: (isHighlighting: boolean) => void;
  onHighlight: (ranges: TextRange[]) => void;
}

export function PassagePane({
  text,
  highlights,
  zoom,
  isLocked,
  isHighlighting,
  onHighlighterToggle,
  onHighlight,
}: PassagePaneProps) {
  return (
    <ReadingPane aria-label="Passage">
      {!isLocked && (
        <Tools>
          <Tool
            size="dense"
            variant="secondary"
            aria-pressed={isHighlighting}
            onClick={() => onHighlighterToggle(!isHighlighting)}
          >
            <Highlighter size={16} aria-hidden="true" />
            Highlight
          </Tool>
          {highlights.length > 0 && (
            <Tool size="dense" variant="quiet" onClick={() => onHighlight([])}>
              <Eraser size={16} aria-hidden="true" />
              Clear highlights
            </Tool>
          )}
          <Limit role="status">
            {highlights.length >= MAX_HIGHLIGHTS && 'No more highlights fit on this passage.'}
          </Limit>
        </Tools>
      )}
      <Zoomed style={{ zoom }}>
        <MarkedPassage
          text={text}
          highlights={highlights}
          isHighlighting={isHighlighting && !isLocked}
          onHighlight={onHighlight}
        />
      </Zoomed>
    </ReadingPane>
  );
}
