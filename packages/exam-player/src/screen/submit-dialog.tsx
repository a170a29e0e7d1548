import { ConfirmDialog } from '@wattle/design-system';
import { type ExamState, unansweredNumbers } from '../answers/exam-state';

interface SubmitDialogProps {
  state: ExamState;
  onConfirm: () => void;
  onCancel: () => void;
}

export function SubmitDialog({ state, onConfirm, onCancel }: SubmitDialogProps) {
  return (
    <ConfirmDialog
      title="Submit this test?"
      confirmLabel="Submit"
      cancelLabel="Back to the test"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {summary(unansweredNumbers(state), state.questions.length)}
    </ConfirmDialog>
  );
}

function summary(unanswered: number[], count: number): string {
  const end = 'After submitting, answers can no longer be changed.';
  if (unanswered.length === 0) return `All ${count} questions are answered. ${end}`;
  const which = unanswered.length === 1 ? `Question ${unanswered[0]} is` : `Questions ${list(unanswered)} are`;
  return `${which} not answered. ${end}`;
}

function list(numbers: number[]): string {
  return new Intl.ListFormat('en-AU').format(numbers.map(String));
}
