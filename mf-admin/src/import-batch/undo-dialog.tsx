import { BIN_DAYS } from '@wattle/contract/constants';
import type { ImportBatch } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import { ConfirmDialog, formatNumber } from '@wattle/design-system';
import { previewText } from '../questions/question-labels';

/** Asks before all questions of an import are deleted, and names those that are more than what was imported. */
export function UndoDialog({
  batch: { members, edited, served, changed, changesPublished },
  onConfirm,
  onCancel,
}: {
  batch: ImportBatch;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <ConfirmDialog
      title="Undo this import?"
      confirmLabel="Undo the import"
      cancelLabel="Keep it"
      tone="danger"
      details={
        changed.length > 0 && (
          <ul>
            {changed.map(({ row, question, isEdited, isServed }) => (
              <li key={row}>
                Row {formatNumber(row)}, {[isEdited && 'edited', isServed && 'in a test'].filter(Boolean).join(' and ')}
                : {previewText(question)}
              </li>
            ))}
            {changed.length < Math.max(edited, served) && <li>and more</li>}
          </ul>
        )
      }
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {members.length === 1 ? 'Its question goes' : `All ${formatNumber(members.length)} questions go`} to the bin for{' '}
      {BIN_DAYS} days, also where they are published. Tests that children took keep their questions and answers.{' '}
      {edited > 0 && `${formatCount(edited, 'question')} ${edited === 1 ? 'was' : 'were'} edited since. `}
      {served > 0 && `${formatCount(served, 'question')} ${served === 1 ? 'has' : 'have'} been in children’s tests.`}
      {changesPublished > 0 &&
        ' Changes that were published stay: the history of each question has the version before.'}
    </ConfirmDialog>
  );
}
