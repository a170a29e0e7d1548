import { useParams } from '@wattle/platform';
import { useBankQuestionQuery } from './questions.api';
import { useSubjectParam } from './subject-param';

/** The question that the address names, as it is now; without a subject the address cannot be read. */
export function useQuestionOfAddress() {
  const subject = useSubjectParam();
  const { id = '' } = useParams();
  const { currentData, isFetching, error, refetch } = useBankQuestionQuery(
    { subject: subject ?? 'Maths', id },
    { skip: !subject, refetchOnMountOrArgChange: true },
  );
  return { subject, id, question: currentData, isFetching, error, refetch };
}
