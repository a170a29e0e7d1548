import { Button, ErrorPanel, Spinner } from '@wattle/design-system';
import { isGone } from '../bank/change-failure';
import { MissingQuestion } from '../bank/missing-question';
import { useQuestionOfAddress } from '../bank/use-question-of-address';
import { WrongAddress } from '../bank/wrong-address';
import { EditQuestion } from './edit-question';

/** /questions/:subject/:id/edit */
export function EditPage() {
  const { subject, id, question, isFetching, error, refetch } = useQuestionOfAddress();
  if (!subject) return <WrongAddress />;
  if (question) return <EditQuestion key={id} question={question} />;
  if (isFetching) return <Spinner label="Loading the question" />;
  if (isGone(error)) {
    return (
      <MissingQuestion subject={subject} id={id} title="No question to edit" error={error} onRetry={refetch}>
        Error fetching question details
      </MissingQuestion>
    );
  }
  return (
    <ErrorPanel level={1} title="No question to edit" action={<Button onClick={refetch}>Try again</Button>}>
      Error fetching question details
    </ErrorPanel>
  );
}
