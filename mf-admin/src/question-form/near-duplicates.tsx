import type { Subject } from '@wattle/contract/constants';
import { Alert, useDebounced } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useWatch } from 'react-hook-form';
import { previewText } from '../bank/preview-text';
import { useNearDuplicatesQuery } from '../bank/questions.api';
import { questionPath } from '../paths';
import { fieldsOf, type QuestionValues, type StoredValues, storedValues } from './question-values';

const DEBOUNCE_MS = 600;
/** Shorter texts are like too many others. */
const LEAST_CHARACTERS = 12;
const COMPARED = ['question', 'mcq_options', 'text', 'format'] as const;

interface NearDuplicatesProps {
  subject: Subject;
  /** The question that is being edited. */
  exceptId: string | undefined;
}

/** Warns while typing that the bank has nearly the same question already. */
export function NearDuplicates({ subject, exceptId }: NearDuplicatesProps) {
  const typed = useDebounced(
    useWatch({ compute: (values: QuestionValues) => comparedJson(subject, values) }),
    DEBOUNCE_MS,
  );
  const compared = JSON.parse(typed) as Pick<StoredValues, 'question'>;
  const isTooShort = compared.question.trim().length < LEAST_CHARACTERS;
  const { currentData } = useNearDuplicatesQuery(
    { subject, ...compared, ...(exceptId && { exceptId }) },
    { skip: isTooShort },
  );
  if (isTooShort || !currentData || currentData.questions.length === 0) return null;
  return (
    <Alert tone="warning">
      <strong>Nearly the same question is already in the bank:</strong>
      <ul>
        {currentData.questions.map((each) => (
          <li key={each.id}>
            <Link to={questionPath(subject, each.id)} target="_blank">
              {previewText(each.question)}
            </Link>{' '}
            ({each.type ?? 'N/A'})
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** As a text, so that nothing is asked again while it is the same. */
function comparedJson(subject: Subject, values: QuestionValues): string {
  const stored = storedValues(values);
  const fields = COMPARED.filter(
    (field) => field === 'question' || (stored[field] && fieldsOf(subject).includes(field)),
  );
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, stored[field]])));
}
