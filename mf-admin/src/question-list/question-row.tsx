import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { isInText } from '@wattle/contract/question-format';
import { formatWhen, MutedText } from '@wattle/design-system';
import { GenerateButtons } from '../generation-runs/generate-buttons';
import type { Generate } from '../generation-runs/use-generate';
import { editPath, questionPath } from '../paths';
import type { navigationState } from '../questions/question-address';
import { FormatChips, finalizeLabel, previewText, TypeChip } from '../questions/question-labels';
import { DenseButton, DenseLink, QuietButton } from '../shared/buttons';
import { COLUMNS, type ColumnName } from './columns';
import { TAB_STOP_ID } from './row-focus';
import { CheckboxTarget, RowActionList, RowCheckbox } from './table-style';

export interface RowActions {
  subject: Subject;
  onFinalize: (id: string) => void;
  onDelete: (id: string) => void;
  generate: Generate;
}

interface QuestionRowProps extends RowActions {
  question: BankQuestion;
  number: number;
  columns: ColumnName[];
  isTabStop: boolean;
  isSelected: boolean;
  state: ReturnType<typeof navigationState>;
  /** @param isRange - Whether all rows since the last one are meant. */
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  onFocus: () => void;
}

export function QuestionRow({
  subject,
  question,
  number,
  columns,
  isTabStop,
  isSelected,
  state,
  generate,
  onSelect,
  onFocus,
  onFinalize,
  onDelete,
}: QuestionRowProps) {
  const { id, type, format, text } = question;
  return (
    <tr
      id={isTabStop ? TAB_STOP_ID : undefined}
      data-id={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isSelected}
      onFocus={onFocus}
    >
      <td>
        <CheckboxTarget>
          <RowCheckbox
            aria-label={`Select question ${number}`}
            checked={isSelected}
            onChange={({ target, nativeEvent }) => onSelect(target.checked, (nativeEvent as MouseEvent).shiftKey)}
          />
        </CheckboxTarget>
      </td>
      <td>{number}</td>
      <td>
        {previewText(question.question)}
        <FormatChips question={question} />
        {/* The stems of all gaps are alike, and those of all blanks. */}
        {isInText(format) && <MutedText>{previewText(text?.split('\n', 1)[0])}</MutedText>}
      </td>
      {COLUMNS.filter(({ name }) => columns.includes(name)).map(({ name, label }) => (
        <td key={name} data-label={label}>
          {cellOf(name, question)}
        </td>
      ))}
      <td>
        <RowActionList>
          <DenseLink to={questionPath(subject, id)} state={state} variant="quiet">
            View
          </DenseLink>
          <DenseLink to={editPath(subject, id)} state={state} variant="quiet">
            Edit
          </DenseLink>
          {type !== 'Finalized' && <QuietButton onClick={() => onFinalize(id)}>{finalizeLabel(type)}</QuietButton>}
          <GenerateButtons subject={subject} question={question} generate={generate} variant="quiet" />
          <DenseButton variant="quietDanger" onClick={() => onDelete(id)}>
            Delete
          </DenseButton>
        </RowActionList>
      </td>
    </tr>
  );
}

function cellOf(name: ColumnName, question: BankQuestion) {
  if (name === 'type') return <TypeChip type={question.type} />;
  const { updatedBy, updatedAt } = question;
  // What came with the product has a date and nobody who changed it.
  if (name === 'updatedBy') return updatedBy && updatedAt && `${updatedBy}, ${formatWhen(updatedAt)}`;
  return question[name];
}
