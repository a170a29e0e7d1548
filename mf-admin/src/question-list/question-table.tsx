import type { BankQuestion, QuestionSort } from '@wattle/contract/bank';
import { useLocation, useNavigate } from '@wattle/platform';
import { useState } from 'react';
import { editPath, questionPath } from '../paths';
import { navigationState } from '../questions/question-address';
import { SortHeader } from '../shared/sort-header';
import type { Selection } from '../shared/use-selection';
import { COLUMNS, type ColumnName } from './columns';
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
