import type { LocatedText, LocatedTexts } from '@wattle/contract/passage-blocks';
import { fontSize, media, space, useOnResize } from '@wattle/design-system';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useIsWide } from '../panes/use-media-query';
import { TextColumns, widthOfTwo } from './text-columns';
import { TextTabs } from './text-tabs';

/** As high as the pane that it fills, where that pane does not scroll. */
const Root = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;

  gap: ${space[16]};

  ${media.narrow} {
    gap: ${space[8]};

    & > h2 {
      font-size: ${fontSize[20]};
    }
  }
`;

interface SeveralTextsProps extends LocatedTexts {
  /** Side by side, each scrolls on its own. */
  isScrolling: boolean;
  /** Shows a text, without its heading. */
  children: (text: LocatedText) => ReactNode;
}

/**
 * The texts of one passage: side by side where each has room for 45 characters in a line, else one below the other, or
 * as tabs where each scrolls on its own, and on a phone.
 */
export function SeveralTexts({ title, texts, isScrolling, children }: SeveralTextsProps) {
  const isWide = useIsWide();
  const root = useRef<HTMLDivElement>(null);
  const [fitsTwo, setFitsTwo] = useState(false);
  useOnResize(root, ({ clientWidth }) => setFitsTwo(clientWidth >= widthOfTwo()));
  return (
    <Root ref={root}>
      {title && <h2>{title}</h2>}
      {isWide && (fitsTwo || !isScrolling) ? (
        <TextColumns texts={texts} isScrolling={isScrolling}>
          {children}
        </TextColumns>
      ) : (
        <TextTabs texts={texts}>{children}</TextTabs>
      )}
    </Root>
  );
}
