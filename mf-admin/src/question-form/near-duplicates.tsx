import type { Subject } from '@wattle/contract';
import { Alert } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useWatch } from 'react-hook-form';
import { previewText } from '../bank/preview-text';
import { useNearDuplicatesQuery } from '../bank/questions.api';
import { questionPath } from '../paths';
import { useDebounced } from '../shared/use-debounced';
import type { QuestionValues } from './question-values';

const DEBOUNCE_MS = 600;
/** Shorter texts are like too many others. */
const LEAST_CHARACTERS = 12;

interface NearDuplicatesProps {
  subject: Subject;
  /** The question that is being edited. */
  exceptId?: string;
}

/** Warns while typing that the bank has nearly the same question already. */
export function NearDuplicates({ subject, exceptId }: NearDuplicatesProps) {
  const [question, mcq_options, text, format] = useWatch<QuestionValues, ['question', 'mcq_options', 'text', 'format']>(
    {
      name: ['question', 'mcq_options', 'text', 'format'],
    },
  );
  const typed = useDebounced(JSON.stringify({ question, mcq_options, text, format }), DEBOUNCE_MS);
  const fields = JSON.parse(typed) as Pick<QuestionValues, 'question' | 'mcq_options' | 'text' | 'format'>;
  const isTooShort = fields.question.trim().length < LEAST_CHARACTERS;
  const { currentData } = useNearDuplicatesQuery(
    {
      subject,
      question: fields.question,
      ...(subject !== 'Writing' && fields.mcq_options && { mcq_options: fields.mcq_options }),
      ...(subject === 'Reading' && fields.text && { text: fields.text }),
      ...(subject === 'Reading' && fields.format && { format: fields.format }),
      ...(exceptId && { exceptId }),
    },
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
