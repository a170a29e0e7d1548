import type { DuplicateRow } from '@wattle/contract';
import { color, fontSize, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { figure } from './figures';

const PREVIEW = 80;

const List = styled.ul`
  border-top: 1px solid ${color.line};

  max-height: 320px;
  overflow-y: auto;
  padding: ${space[12]} ${space[24]};
  font-size: ${fontSize[15]};

  li {
    padding: ${space[4]} 0;
  }
`;

/** The rows that are left out because their question is there already. */
export function DuplicateRows({ rows, count }: { rows: DuplicateRow[]; count: number }) {
  return (
    <List aria-label="Rows that are left out" tabIndex={0}>
      {rows.map(({ row, question }) => (
        <li key={row}>
          <strong>Row {figure(row)}</strong> {preview(question)}
        </li>
      ))}
      {rows.length < count && <li>and {figure(count - rows.length)} more</li>}
    </List>
  );
}

/** A question cut as in the bank's lists (docs/published.md, limits). */
function preview(question: string): string {
  return question.length > PREVIEW ? `${question.slice(0, PREVIEW)}...` : question;
}
