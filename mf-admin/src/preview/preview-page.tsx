import { Button, ErrorPanel, Spinner } from '@wattle/design-system';
import { useParams } from '@wattle/platform';
import { useBankQuestionQuery } from '../bank/questions.api';
import { useSubjectParam } from '../bank/subject-param';
import { WrongAddress } from '../bank/wrong-address';
import { Preview } from './preview';

/** /questions/:subject/:id/preview */
export function PreviewPage() {
  const subject = useSubjectParam();
  const { id = '' } = useParams();
  const { currentData, isFetching, refetch } = useBankQuestionQuery(
    { subject: subject ?? 'Maths', id },
    { skip: !subject, refetchOnMountOrArgChange: true },
  );
  if (!subject) return <WrongAddress />;
  if (currentData && !isFetching) return <Preview key={id} subject={subject} question={currentData} />;
  if (isFetching) return <Spinner label="Loading the preview" />;
  return (
    <ErrorPanel level={1} title="No question to preview" action={<Button onClick={refetch}>Try again</Button>}>
      Failed to fetch question details. Please try again.
    </ErrorPanel>
  );
}
