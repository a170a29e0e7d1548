import { idSchema } from '@wattle/contract';
import { Button, ButtonLink, Cluster, ErrorPanel, Spinner } from '@wattle/design-system';
import { Link, useParams } from '@wattle/platform';
import { useOriginalQuestionQuery } from '../bank/questions.api';
import { useSubjectParam } from '../bank/subject-param';
import { WrongAddress } from '../bank/wrong-address';
import { DASHBOARD_PATH } from '../paths';
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
    <ErrorPanel
      level={1}
      title="No question to show"
      action={
        <Cluster justify="center">
          <Button onClick={refetch}>Try again</Button>
          <ButtonLink as={Link} to={DASHBOARD_PATH} variant="secondary">
            Go Back
          </ButtonLink>
        </Cluster>
      }
    >
      {isError ? 'Failed to fetch question details. Please try again.' : 'No details available for this question.'}
    </ErrorPanel>
  );
}
