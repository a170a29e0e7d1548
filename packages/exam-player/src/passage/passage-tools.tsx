import { MAX_HIGHLIGHTS } from '@wattle/contract/constants';
import { Button, color, MutedText, media, space } from '@wattle/design-system';
import { Eraser, Highlighter } from 'lucide-react';
import { styled } from 'styled-components';
import type { Highlighting } from './marked-passage';

const Tools = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;

  gap: ${space[8]};
  margin-bottom: ${space[16]};

  ${media.narrow} {
    margin: -${space[8]} 0 ${space[8]};
  }

  ${media.wide} {
    position: sticky;
    /* Above what stands in the text with a place of its own, such as the numbers of lines. */
    z-index: 1;
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
`;

const Limit = styled(MutedText)`
  align-self: center;
`;

interface PassageToolsProps extends Highlighting {
  onHighlighterToggle: (isHighlighting: boolean) => void;
}

export function PassageTools({ highlights, isHighlighting, onHighlighterToggle, onHighlight }: PassageToolsProps) {
  return (
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
        {highlights.length >= MAX_HIGHLIGHTS && 'No more highlights fit on this passage. Clear some first.'}
      </Limit>
    </Tools>
  );
}
