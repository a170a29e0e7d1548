import { Alert } from '@wattle/design-system';
import { useFormState } from 'react-hook-form';
import type { QuestionValues } from './question-values';

/** The two published alerts about a format (specification 5). They also stand at their fields. */
const FORMAT_ALERTS = [
  'MCQ Options must be in the correct format: A option, B option, C option, D option',
  'Correct Answer must be in the format: A or B or C or D',
];

/** Says above the submit button what is wrong with the format of options or key. */
export function FormatAlerts() {
  const { errors } = useFormState<QuestionValues>();
  const shown = [errors.mcq_options?.message, errors.correct_answer?.message];
  return FORMAT_ALERTS.filter((sentence) => shown.includes(sentence)).map((sentence) => (
    <Alert key={sentence} tone="danger">
      {sentence}
    </Alert>
  ));
}
