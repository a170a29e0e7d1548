import { optionsOf } from '@wattle/contract/options';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { HandwrittenLine, PaperHead } from './paper-head';
import type { NumberedQuestion } from './passage-lines';

const FIVE = 5;

/** Columns of an answer sheet, and rows of one on a page. */
const COLUMNS = { normal: { columns: 3, rows: 15 }, large: { columns: 2, rows: 10 } };

/** A page has space for so many rows further apart. */
const AIRY_ROWS = 10;

const Rule = styled.div`
  border-top: 2px solid;

  margin: 0.6em 0;
`;

const Lines = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;

  gap: 1.5em;
  margin-top: 1em;
`;

const Legend = styled.p`
  display: flex;
  align-items: center;

  gap: 0.5em;
  margin-top: 0.6em;
`;

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  justify-items: center;
  align-items: start;
`;

const Row = styled.div<{ $isAiry: boolean }>`
  display: flex;
  align-items: center;

  gap: 0.28em;
  padding: ${({ $isAiry }) => ($isAiry ? 0.5 : 0.2)}em 0;

  &:nth-child(${FIVE}n):not(:last-child) {
    border-bottom: 1px solid;

    margin-bottom: 0.3em;
    padding-bottom: 0.6em;
  }

  & > strong {
    text-align: right;

    width: 1.7em;
    padding-right: 0.4em;
  }
`;

const Bubble = styled.span<{ $isFilled?: boolean; $isCrossed?: boolean }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  border: 1px solid;
  border-radius: 50%;
  line-height: 1;
  print-color-adjust: exact;

  width: var(--bubble, 1.62em);
  height: var(--bubble, 1.62em);

  & > small {
    font-size: 0.68em;
  }

  ${({ $isFilled }) => $isFilled && 'background: #000000;'}

  & > svg {
    position: absolute;
    inset: -0.2em;
    width: 2em;
    height: 2em;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;

  gap: 1.5em;
  font-size: 0.9em;
`;

interface AnswerSheetProps {
  title: string;
  code: string;
  questions: readonly NumberedQuestion[];
  /** All of the test. */
  count: number;
  isLarge: boolean;
}

/** A page of bubbles in fives. */
export function AnswerSheet({ title, code, questions, count, isLarge }: AnswerSheetProps) {
  const { columns, rows } = COLUMNS[isLarge ? 'large' : 'normal'];
  // As even as fives allow.
  const perColumn = Math.min(rows, FIVE * Math.ceil(questions.length / columns / FIVE));
  const inColumns = Array.from({ length: Math.ceil(questions.length / perColumn) }, (_column, index) =>
    questions.slice(index * perColumn, (index + 1) * perColumn),
  );
  // Rows of seven sentences would not fit into a third of the page.
  const isTight =
    isLarge || (inColumns.length > 2 && questions.some(({ question }) => optionsOf(question).length > FIVE));
  return (
    <>
      <PaperHead title="Answer sheet" code={code}>
        {title}, {count} questions
      </PaperHead>
      <Lines>
        <HandwrittenLine>First name</HandwrittenLine>
        <HandwrittenLine>Minutes used, if you like</HandwrittenLine>
      </Lines>
      <Legend>
        <Bubble $isFilled /> filled
        <Bubble $isFilled style={{ marginLeft: '1.5em' }}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 2l16 16M18 2L2 18" stroke="#000000" strokeWidth="2.6" />
            <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" stroke="#ffffff" strokeWidth="1.4" />
          </svg>
        </Bubble>
        crossed out: does not count
      </Legend>
      <Rule />
      <Grid
        $columns={Math.max(2, inColumns.length)}
        style={isTight ? ({ '--bubble': '1.4em' } as CSSProperties) : undefined}
      >
        {inColumns.map((column) => (
          <div key={column[0]?.number}>
            {column.map(({ number, question }) => (
              <Row key={number} $isAiry={!isLarge && perColumn <= AIRY_ROWS}>
                <strong>{number}</strong>
                {optionsOf(question).map(({ letter }) => (
                  <Bubble key={letter}>
                    <small>{letter}</small>
                  </Bubble>
                ))}
              </Row>
            ))}
          </div>
        ))}
      </Grid>
      <Rule />
    </>
  );
}

/** Stands below the bubbles: what comes after the test. */
export function AfterTest({ code, count }: { code: string; count: number }) {
  return (
    <Columns>
      <p>
        <strong>When you are done</strong>
        <br />
        Open Wattle, choose “Enter a paper test” and type {code}. Then type the {count} letters, or tap them.
      </p>
      <p>
        <strong>The answers and why</strong>
        <br />
        They open as soon as your letters are in, and can be printed then.
      </p>
    </Columns>
  );
}

/** So many questions have their bubbles on one page. */
export function bubblesOnPage(isLarge: boolean): number {
  const { columns, rows } = COLUMNS[isLarge ? 'large' : 'normal'];
  return columns * rows;
}
