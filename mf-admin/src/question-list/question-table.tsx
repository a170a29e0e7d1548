import type { BankQuestion, QuestionSort } from '@wattle/contract/bank';
import { useNavigate } from '@wattle/platform';
import { useState } from 'react';
import { FROM_LIST } from '../bank/navigation-state';
import { editPath, questionPath } from '../paths';
import { COLUMNS, type ColumnName } from './columns';
import { QuestionRow, type RowActions } from './question-row';
import { pressRowKey } from './row-focus';
import { SortHeader } from './sort-header';
import { indeterminateIf, ListTable, RowCheckbox, SelectAll } from './table-style';
import type { Selected } from './use-selection';

interface QuestionTableProps extends RowActions {
  questions: BankQuestion[];
  firstNumber: number;
  columns: ColumnName[];
  selected: Selected;
  sort: QuestionSort;
  isBusy: boolean;
  onSort: (sort: QuestionSort) => void;
}

/** One page of questions. The rows are one stop of the Tab key; arrows move between them. */
export function QuestionTable({
  questions,
  firstNumber,
  columns,
  selected,
  sort,
  isBusy,
  onSort,
  ...actions
}: QuestionTableProps) {
  const navigate = useNavigate();
  const [activeId, setActiveId] = useState<string>();
  const tabStop = questions.find(({ id }) => id === activeId) ?? questions[0];
  const isAllSelected = questions.every(({ id }) => selected.questions.has(id));
  const isSomeSelected = questions.some(({ id }) => selected.questions.has(id));
  const { subject } = actions;
  const keys = {
    open: (id: string) => navigate(questionPath(subject, id), { state: FROM_LIST }),
    edit: (id: string) => navigate(editPath(subject, id), { state: FROM_LIST }),
    toggle: (toggledId: string) => {
      const toggled = questions.filter(({ id }) => id === toggledId);
      selected.set(toggled, !selected.questions.has(toggledId));
    },
  };
  return (
    <ListTable caption="Questions" aria-busy={isBusy}>
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
      <tbody onKeyDown={(event) => pressRowKey(event, keys)}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            {...actions}
            question={question}
            number={firstNumber + index}
            columns={columns}
            isTabStop={question === tabStop}
            isSelected={selected.questions.has(question.id)}
            onSelect={(isSelected) => selected.set([question], isSelected)}
            onFocus={() => setActiveId(question.id)}
          />
        ))}
      </tbody>
    </ListTable>
  );
}
