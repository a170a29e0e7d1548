import type { LocatedText } from '@wattle/contract/passage-blocks';
import { Button, Cluster, focusRing, fontSize, Passage, space } from '@wattle/design-system';
import { type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { TextHeading } from './text-heading';

const Links = styled(Cluster)`
  flex: none;

  @media print {
    display: none;
  }
`;

interface TextLinksProps {
  texts: readonly LocatedText[];
  onSelect: (index: number) => void;
}

/** Says how many texts there are, as the lower ones may lie below the edge, and leads to each. */
function TextLinks({ texts, onSelect }: TextLinksProps) {
  return (
    <Links forwardedAs="nav" gap={8} aria-label="Texts">
      <span data-silent>{texts.length} texts:</span>
      {texts.map(({ label }, index) => (
        <Button key={label} size="dense" variant="secondary" onClick={() => onSelect(index)}>
          {label}
        </Button>
      ))}
    </Links>
  );
}

/** The narrowest column: 45 characters in a line. */
const COLUMN_REM = 22.5;
const GAP_PX = 24;

/** Texts that stand side by side: more of them lie in rows below. */
const COLUMNS = 2;

const Columns = styled.div<{ $isScrolling: boolean }>`
  display: grid;
  flex: 1 1 auto;
  /* Two at most; one where two would be too narrow. */
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(${COLUMN_REM}rem, (100% - ${GAP_PX}px) / 2)), 1fr)
  );
  min-height: 0;

  gap: ${space[32]} ${space[24]};

  ${Passage} {
    font-size: ${fontSize[16]};
  }

  ${({ $isScrolling }) =>
    $isScrolling &&
    css`
      grid-auto-rows: minmax(0, 1fr);
      margin: 0 -${space[8]};
      gap: ${space[16]} ${space[8]};
    `}
`;

/** A link leads to it. */
const Column = styled.section.attrs({ tabIndex: -1 })`
  min-width: 0;

  &:focus {
    outline: 0;
  }
`;

/** It may hold nothing to press, so it must be reached by the keyboard itself. */
const ScrollingColumn = styled(Column).attrs({ tabIndex: 0 })`
  overflow-y: auto;

  /* Clear of the scroll bar and of the outline. */
  padding: 0 ${space[8]} ${space[16]};

  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }

  @media print {
    overflow: visible;
  }
`;

/** How wide two columns are at least, in CSS pixels. */
export function widthOfTwo(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return COLUMNS * COLUMN_REM * rem + GAP_PX;
}

interface TextColumnsProps {
  texts: readonly LocatedText[];
  isScrolling: boolean;
  children: (text: LocatedText) => ReactNode;
}

export function TextColumns({ texts, isScrolling, children }: TextColumnsProps) {
  const columns = useRef<HTMLDivElement>(null);
  const Text = isScrolling ? ScrollingColumn : Column;
  const goTo = (index: number) => {
    const text = columns.current?.children[index] as HTMLElement | undefined;
    text?.scrollIntoView?.({ block: 'start' });
    text?.focus({ preventScroll: true });
  };
  return (
    <>
      {!isScrolling && texts.length > COLUMNS && <TextLinks texts={texts} onSelect={goTo} />}
      <Columns ref={columns} $isScrolling={isScrolling}>
        {texts.map((text) => (
          <Text key={text.label} aria-label={text.title ? `${text.label}: ${text.title}` : text.label}>
            <TextHeading {...text} />
            {children(text)}
          </Text>
        ))}
      </Columns>
    </>
  );
}
