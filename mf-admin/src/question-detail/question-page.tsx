import { idSchema } from '@wattle/contract';
import { Spinner } from '@wattle/design-system';
import { useParams } from '@wattle/platform';
import { LoadError } from '../bank/load-error';
import { useOriginalQuestionQuery } from '../bank/questions.api';
import { useSubjectParam } from '../bank/subject-param';
import { WrongAddress } from '../bank/wrong-address';
import { QuestionDetail } from './question-detail';

/** /questions/:subject/:id, and for Reading also /readingQuestion/:subject/:questionId/:extractQuestionId. */
export function QuestionPage() {
  const subject = useSubjectParam();
  const { id: plainId, questionId, extractQuestionId } = useParams();
  const id = plainId ?? questionId ?? '';
  const isId = idSchema.safeParse(id).success;
  const { currentData, isFetching, isError, refetch } = useOriginalQuestionQuery(
    { subject: subject ?? 'Maths', id },
    { skip: !subject || !isId, refetchOnMountOrArgChange: true },
  );
  if (!subject || !isId) return <WrongAddress />;
  if (currentData) {
    return <QuestionDetail key={id} subject={subject} question={currentData} extractQuestionId={extractQuestionId} />;
  }
  if (isFetching) return <Spinner label="Loading the question" />;
  return (
    <LoadError title="No question to show" onRetry={refetch}>
      {isError ? 'Failed to fetch question details. Please try again.' : 'No details available for this question.'}
    </LoadError>
  );
}
