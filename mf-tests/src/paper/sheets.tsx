import { color, ScreenOnly, Spinner, space, useOnResize } from '@wattle/design-system';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { type Block, inParts, paginate, type Section } from './paginate';

/** In mm: A4, what a printer needs around it, and where the foot stands. */
const SHEET = { width: 210, height: 297, side: 17, top: 13, foot: 16 } as const;

const PX_PER_MM = 96 / 25.4;

/** Printers round: a page is a little lower than its paper. */
const SLACK_MM = 1;

export const CONTENT_PX = (SHEET.width - 2 * SHEET.side) * PX_PER_MM;

const INK = '#000000';
const PAPER = '#ffffff';

/** Each sheet has its own margins and foot, so that all browsers print the same. */
const PageSize = createGlobalStyle`
  @page {
    size: A4;
    margin: 0;
  }
`;

const Pages = styled.div<{ $scale: number }>`
  display: grid;
  justify-content: center;

  gap: ${space[24]};
  padding: ${space[24]} 0;

  background: ${color.sunken};

  @media screen {
    zoom: ${({ $scale }) => $scale};
  }

  @media print {
    display: block;
    padding: 0;
    background: none;
  }
`;

const printed = `
  font-size: var(--print-size);
  line-height: 1.45;
  text-rendering: geometricPrecision;
  color: ${INK};
`;

const Sheet = styled.section`
  position: relative;

  width: ${SHEET.width}mm;
  height: ${SHEET.height - SLACK_MM}mm;
  padding: ${SHEET.top}mm ${SHEET.side}mm 0;

  background: ${PAPER};
  ${printed}

  @media screen {
    outline: 1px solid ${color.line};
  }

  @media print {
    break-after: page;

    &:last-child {
      break-after: auto;
    }
  }
`;

const Foot = styled.footer`
  position: absolute;
  right: ${SHEET.side}mm;
  bottom: 7mm;
  left: ${SHEET.side}mm;
  display: flex;
  justify-content: space-between;
  border-top: 1px solid ${INK};

  gap: 1em;
  padding-top: 2mm;
  font-size: 9.5pt;
`;

const Notes = styled.p`
  text-align: center;

  padding-top: 4mm;
`;

/** Margins within a block belong to it, so that heights add up. */
const Box = styled.div`
  display: flow-root;
  break-inside: avoid;
`;

/** As wide as a page, and seen by nobody. */
const Measure = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  overflow: hidden;
  visibility: hidden;

  width: ${CONTENT_PX}px;
  max-height: 0;
  ${printed}
`;

interface SheetsProps {
  sections: readonly Section[];
  /** Stands at the foot of each page. */
  foot: string;
  isLarge: boolean;
}

/** Pages of A4, on the screen as they are printed. They are made once pictures and fonts are there. */
export function Sheets({ sections, foot, isLarge }: SheetsProps) {
  const measure = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<Block[][]>();
  const [measured, setMeasured] = useState(sections);
  const [scale, setScale] = useState(1);
  const fontSize = isLarge ? '18pt' : '12pt';
  useOnResize(frame, ({ clientWidth }) => setScale(Math.min(1, clientWidth / ((SHEET.width + 4) * PX_PER_MM))));

  useLayoutEffect(() => {
    const root = measure.current;
    if (!root) return;
    let isCurrent = true;
    const pictures = [...root.querySelectorAll('img')].map((picture) => picture.decode?.().catch(() => undefined));
    void Promise.all([...pictures, document.fonts?.ready]).then(() => {
      if (!isCurrent) return;
      const heights = new Map(
        [...root.children].map((box) => [(box as HTMLElement).dataset.id, box.getBoundingClientRect().height]),
      );
      const pageHeight = (SHEET.height - SLACK_MM - SHEET.top - SHEET.foot) * PX_PER_MM;
      const heightOf = ({ id }: Block) => Math.ceil(heights.get(id) ?? 0);
      const split = inParts(measured, heightOf, pageHeight);
      // Parts are measured in their turn.
      if (split !== measured) setMeasured(split);
      else setPages(paginate(measured, heightOf, pageHeight));
    });
    return () => {
      isCurrent = false;
    };
  }, [measured]);

  return (
    <div ref={frame}>
      <PageSize />
      {!pages && (
        <>
          <ScreenOnly>
            <Spinner label="Preparing the pages" />
          </ScreenOnly>
          <Measure ref={measure} inert style={{ '--print-size': fontSize } as CSSProperties}>
            {measured.flatMap(({ passage, questions }) =>
              [...passage, ...questions].map(({ id, content }) => (
                <Box key={id} data-id={id}>
                  {content}
                </Box>
              )),
            )}
          </Measure>
        </>
      )}
      {pages && (
        <Pages $scale={scale} style={{ '--print-size': fontSize } as CSSProperties}>
          {pages.map((blocks, index) => {
            const number = index + 1;
            return (
              <Sheet key={number} aria-label={`Page ${number}`}>
                {blocks.length === 0 && <Notes>This page is for your notes.</Notes>}
                {blocks.map(({ id, content }) => (
                  <Box key={id}>{content}</Box>
                ))}
                {blocks.length === 1 && blocks[0]?.cover}
                <Foot>
                  <span>{foot}</span>
                  <span>
                    Page {number} of {pages.length}
                  </span>
                </Foot>
              </Sheet>
            );
          })}
        </Pages>
      )}
    </div>
  );
}
