import type { BankQuestion, QuestionSort } from '@wattle/contract/bank';
import { color, focusRing, height, plainButton, radius, space } from '@wattle/design-system';
import { useLocation, useNavigate } from '@wattle/platform';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { editPath, questionPath } from '../paths';
import { navigationState } from '../questions/question-address';
import type { Selection } from '../shared/use-selection';
import { COLUMNS, type ColumnName, type ColumnSorts } from './columns';
import { QuestionRow, type RowActions } from './question-row';
import { type Arrival, pressRowKey, useRowFocus } from './row-focus';
import { indeterminateIf, ListTable, RowCheckbox, SELECTION_BAR_HEIGHT, SelectAll } from './table-style';

interface QuestionTableProps extends RowActions {
  questions: BankQuestion[];
  firstNumber: number;
  columns: ColumnName[];
  selected: Selection<BankQuestion>;
  sort: QuestionSort;
  /** Where the keyboard goes on, when the page was left and is opened again. */
  arrival: Arrival | undefined;
  onArrived: () => void;
  isBusy: boolean;
  onSort: (sort: QuestionSort) => void;
}

/** With more columns the table is wider than its card, and scrolls sideways. */
const STICKY_COLUMNS = 4;

/** One page of questions. The rows are one stop of the Tab key; arrows move between them. */
export function QuestionTable({
  questions,
  firstNumber,
  columns,
  selected,
  sort,
  arrival,
  onArrived,
  isBusy,
  onSort,
  ...actions
}: QuestionTableProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const rows = useRowFocus(questions, firstNumber, { arrival, onArrived });
  const [activeId, setActiveId] = useState(arrival?.id);
  const [lastSelectedId, setLastSelectedId] = useState<string>();
  const tabStop = questions.find(({ id }) => id === activeId) ?? questions[0];
  const isAllSelected = questions.every(selected.has);
  const isSomeSelected = questions.some(selected.has);
  const { subject } = actions;
  const indexOf = (id: string | undefined) => questions.findIndex((question) => question.id === id);
  const stateOf = (id: string) =>
    navigationState({ list: { path: `${pathname}${search}`, place: firstNumber + indexOf(id) } });
  const select = (id: string, isSelected: boolean, isRange: boolean) => {
    const [index, last] = [indexOf(id), indexOf(lastSelectedId)];
    const ends = isRange && last >= 0 ? [index, last] : [index];
    selected.set(questions.slice(Math.min(...ends), Math.max(...ends) + 1), isSelected);
    setLastSelectedId(id);
  };
  const keys = {
    open: (id: string) => navigate(questionPath(subject, id), { state: stateOf(id) }),
    edit: (id: string) => navigate(editPath(subject, id), { state: stateOf(id) }),
    toggle: (id: string, isRange: boolean) => select(id, !selected.items.has(id), isRange),
  };
  return (
    <ListTable
      caption="Questions"
      aria-busy={isBusy}
      stickyHead={columns.length <= STICKY_COLUMNS ? SELECTION_BAR_HEIGHT : undefined}
    >
      <thead>
        <tr>
          <th scope="col">
            <SelectAll>
              <RowCheckbox
                aria-label="Select all questions of this page"
                ref={indeterminateIf(isSomeSelected && !isAllSelected)}
                checked={isAllSelected}
                onChange={() => selected.set(questions, !isAllSelected)}
              />
              <span>Select all</span>
            </SelectAll>
          </th>
          <SortHeader sorts={{ ascending: 'oldest', descending: 'newest' }} {...{ sort, onSort }}>
            #
          </SortHeader>
          <th scope="col">Question</th>
          {COLUMNS.filter(({ name }) => columns.includes(name)).map(({ name, label, sorts }) => (
            <SortHeader key={name} {...{ sorts, sort, onSort }}>
              {label}
            </SortHeader>
          ))}
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody ref={rows.ref} onKeyDown={(event) => pressRowKey(event, keys)}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            {...actions}
            question={question}
            number={firstNumber + index}
            columns={columns}
            isTabStop={question === tabStop}
            isSelected={selected.has(question)}
            state={stateOf(question.id)}
            onSelect={(isSelected, isRange) => select(question.id, isSelected, isRange)}
            onFocus={() => {
              setActiveId(question.id);
              rows.remember(question.id);
            }}
          />
        ))}
      </tbody>
    </ListTable>
  );
}

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

interface SortHeaderProps {
  children: string;
  sorts: ColumnSorts | undefined;
  sort: QuestionSort;
  onSort: (sort: QuestionSort) => void;
}

/** The heading of a column; a press sorts by it, the next one the other way round. */
function SortHeader({ children, sorts, sort, onSort }: SortHeaderProps) {
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
