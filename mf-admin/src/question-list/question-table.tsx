import type { BankQuestion } from '@wattle/contract/bank';
import { useNavigate } from '@wattle/platform';
import { useState } from 'react';
import { FROM_LIST } from '../bank/navigation-state';
import { editPath, questionPath } from '../paths';
import { COLUMNS, type ColumnName } from './columns';
import { QuestionRow, type RowActions } from './question-row';
import { pressRowKey } from './row-focus';
import type { Selected } from './selection-bar';
import { ListTable, RowCheckbox, SelectAll } from './table-style';

interface QuestionTableProps extends RowActions {
  questions: BankQuestion[];
  firstNumber: number;
  columns: ColumnName[];
  selected: Selected;
  isBusy: boolean;
}

/** One page of questions. The rows are one stop of the Tab key; arrows move between them. */
export function QuestionTable({ questions, firstNumber, columns, selected, isBusy, ...actions }: QuestionTableProps) {
  const navigate = useNavigate();
  const [activeId, setActiveId] = useState<string>();
  const tabStop = questions.find(({ id }) => id === activeId) ?? questions[0];
  const ids = questions.map(({ id }) => id);
  const isAllSelected = ids.every((id) => selected.ids.has(id));
  const { subject } = actions;
  const keys = {
    open: (id: string) => navigate(questionPath(subject, id), { state: FROM_LIST }),
    edit: (id: string) => navigate(editPath(subject, id), { state: FROM_LIST }),
    toggle: (id: string) => selected.set([id], !selected.ids.has(id)),
  };
  return (
    <ListTable caption="Questions" aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col">
            <SelectAll>
              <RowCheckbox
                aria-label="Select all questions of this page"
                checked={isAllSelected}
                onChange={() => selected.set(ids, !isAllSelected)}
              />
              <span>Select all</span>
            </SelectAll>
          </th>
          <th scope="col">#</th>
          <th scope="col">Question</th>
          {COLUMNS.filter(({ name }) => columns.includes(name)).map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
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
            isSelected={selected.ids.has(question.id)}
            onSelect={(isSelected) => selected.set([question.id], isSelected)}
            onFocus={() => setActiveId(question.id)}
          />
        ))}
      </tbody>
    </ListTable>
  );
}
