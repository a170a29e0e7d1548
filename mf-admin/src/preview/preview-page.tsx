import { Button, ErrorPanel, Spinner } from '@wattle/design-system';
import { useAddressedQuestion } from '../bank/addressed-question';
import { WrongAddress } from '../bank/load-error';
import { Preview } from './preview';

/** /questions/:subject/:id/preview */
export function PreviewPage() {
  const { subject, id, question, isFetching, refetch } = useAddressedQuestion();
  if (!subject) return <WrongAddress />;
  if (question && !isFetching) return <Preview key={id} subject={subject} question={question} />;
  if (isFetching) return <Spinner label="Loading the preview" />;
  return (
    <ErrorPanel level={1} title="No question to preview" action={<Button onClick={refetch}>Try again</Button>}>
      Failed to fetch question details. Please try again.
    </ErrorPanel>
  );
}
