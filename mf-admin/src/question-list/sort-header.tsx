import type { QuestionSort } from '@wattle/contract/bank';
import { color, focusRing, height, radius, space } from '@wattle/design-system';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { ColumnSorts } from './columns';

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;

  gap: ${space[4]};
  min-height: ${height.dense};
  margin: 0 -${space[8]};
  padding: 0 ${space[8]};
  border-radius: ${radius.small};
  color: inherit;

  svg {
    flex: none;
  }

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;

interface SortHeaderProps {
  children: string;
  /** Absent where the list has no such order. */
  sorts: ColumnSorts | undefined;
  sort: QuestionSort;
  onSort: (sort: QuestionSort) => void;
}

/** The heading of a column; a press sorts by it, the next one the other way round. */
export function SortHeader({ children, sorts, sort, onSort }: SortHeaderProps) {
  if (!sorts) return <th scope="col">{children}</th>;
  const { ascending, descending } = sorts;
  const direction = sort === ascending ? 'ascending' : sort === descending ? 'descending' : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : direction ? ArrowDown : ArrowUpDown;
  // What was changed last is looked for first.
  const first = descending === 'updated' ? descending : ascending;
  const other = first === ascending ? descending : ascending;
  return (
    <th scope="col" aria-sort={direction}>
      <SortButton type="button" onClick={() => onSort(sort === first ? other : first)}>
        {children}
        <Arrow size={14} aria-hidden="true" />
      </SortButton>
    </th>
  );
}
