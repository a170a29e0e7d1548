import { color, focusRing, height, plainButton, radius, space } from '@wattle/design-system';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const SortButton = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  font: inherit;

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

interface SortHeaderProps<Sort> {
  children: ReactNode;
  /** Orders of the list by this column; without them it is a plain heading. */
  sorts: { ascending: Sort; descending: Sort; isDescendingFirst?: boolean } | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The heading of a column; a press sorts by it, the next one the other way round. */
export function SortHeader<Sort extends string>({ children, sorts, sort, onSort }: SortHeaderProps<Sort>) {
  if (!sorts) return <th scope="col">{children}</th>;
  const { ascending, descending } = sorts;
  const direction = sort === ascending ? 'ascending' : sort === descending ? 'descending' : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : direction ? ArrowDown : ArrowUpDown;
  const first = sorts.isDescendingFirst ? descending : ascending;
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
