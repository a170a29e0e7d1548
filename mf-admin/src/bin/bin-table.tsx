import type { BinnedQuestion } from '@wattle/contract/question-changes';
import { formatCount } from '@wattle/contract/text';
import { DataTable, formatDateTime, MutedText } from '@wattle/design-system';
import { CheckboxTarget, RowCheckbox } from '../question-list/table-style';
import { FormatChips, previewText } from '../questions/question-labels';
import { QuietButton } from '../shared/buttons';
import type { Selection } from '../shared/use-selection';

interface BinTableProps {
  questions: readonly BinnedQuestion[];
  selected: Selection<BinnedQuestion>;
  onRestore: (question: BinnedQuestion) => void;
}

export function BinTable({ questions, selected, onRestore }: BinTableProps) {
  return (
    <DataTable
      caption="Deleted questions, the latest first"
      columns={[
        {
          label: 'Selected',
          cell: (each) => (
            <CheckboxTarget>
              <RowCheckbox
                aria-label={`Select “${previewText(each.question.question)}”`}
                checked={selected.has(each)}
                onChange={({ target }) => selected.set([each], target.checked)}
              />
            </CheckboxTarget>
          ),
        },
        {
          label: 'Question',
          cell: ({ question, rejectionReason }) => (
            <>
              {previewText(question.question)}
              <FormatChips question={question} />
              {rejectionReason && <MutedText>Rejected: {rejectionReason}</MutedText>}
            </>
          ),
        },
        { label: 'Subject', cell: ({ question }) => question.subject },
        {
          label: 'Deleted',
          hasLabel: true,
          cell: ({ deletedBy, deletedAt }) => (
            <>
              <strong>{deletedBy}</strong>, <time dateTime={deletedAt}>{formatDateTime(deletedAt)}</time>
            </>
          ),
        },
        { label: 'Stays', hasLabel: true, cell: ({ daysLeft }) => formatCount(daysLeft, 'day') },
        {
          label: 'Action',
          cell: (each) => <QuietButton onClick={() => onRestore(each)}>Restore</QuietButton>,
        },
      ]}
      rows={questions}
      keyOf={({ question }) => question.id}
    />
  );
}
