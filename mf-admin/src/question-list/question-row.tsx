import { color, fontSize } from '@wattle/design-system';
import { styled } from 'styled-components';
import { FormatChips } from '../bank/format-chips';
import { previewText } from '../bank/preview-text';
import { TypeChip } from '../bank/type-chip';
import { COLUMNS, type ColumnName } from './columns';
import { RowActions, type RowActionsProps } from './row-actions';
import { CheckboxTarget, RowCheckbox } from './table-style';

/** The stems of all gaps are alike. */
const PassageTitle = styled.div`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

interface QuestionRowProps extends RowActionsProps {
  number: number;
  columns: ColumnName[];
  /** Whether the Tab key stops at this row. */
  isTabStop: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onFocus: () => void;
}

/** One question of the list. */
export function QuestionRow({
  number,
  columns,
  isTabStop,
  isSelected,
  onSelect,
  onFocus,
  ...actions
}: QuestionRowProps) {
  const { question } = actions;
  return (
    <tr data-id={question.id} tabIndex={isTabStop ? 0 : -1} aria-selected={isSelected} onFocus={onFocus}>
      <td>
        <CheckboxTarget>
          <RowCheckbox
            aria-label={`Select question ${number}`}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </CheckboxTarget>
      </td>
      <td>{number}</td>
      <td>
        {previewText(question.question)}
        <FormatChips question={question} />
        {question.format === 'gap' && <PassageTitle>{previewText(question.text?.split('\n', 1)[0])}</PassageTitle>}
      </td>
      {COLUMNS.filter(({ name }) => columns.includes(name)).map(({ name, label }) => (
        <td key={name} data-label={label}>
          {name === 'type' ? <TypeChip type={question.type} /> : question[name]}
        </td>
      ))}
      <td>
        <RowActions {...actions} />
      </td>
    </tr>
  );
}
