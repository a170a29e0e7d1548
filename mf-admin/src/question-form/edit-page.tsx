import { Button, ErrorPanel, Spinner } from '@wattle/design-system';
import { useParams } from '@wattle/platform';
import { useBankQuestionQuery } from '../bank/questions.api';
import { useSubjectParam } from '../bank/subject-param';
import { WrongAddress } from '../bank/wrong-address';
import { EditQuestion } from './edit-question';

/** /questions/:subject/:id/edit */
export function EditPage() {
  const subject = useSubjectParam();
  const { id = '' } = useParams();
  const { currentData, isFetching, refetch } = useBankQuestionQuery(
    { subject: subject ?? 'Maths', id },
    { skip: !subject, refetchOnMountOrArgChange: true },
  );
  if (!subject) return <WrongAddress />;
  if (currentData) return <EditQuestion key={id} question={currentData} />;
  if (isFetching) return <Spinner label="Loading the question" />;
  return (
    <ErrorPanel level={1} title="No question to edit" action={<Button onClick={refetch}>Try again</Button>}>
      Error fetching question details
    </ErrorPanel>
  );
}
