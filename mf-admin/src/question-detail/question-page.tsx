import { idSchema } from '@wattle/contract/primitives';
import { Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { useParams } from '@wattle/platform';
import { useGeneratedItems } from '../generated-items/use-generated-items';
import { useQuestionReportsQuery } from '../question-reports/question-reports.api';
import { isGone } from '../questions/change-failure';
import { LoadError, MissingQuestion, useSubjectParam, WrongAddress } from '../questions/question-address';
import { useOriginalQuestionQuery } from '../questions/questions.api';
import { QuestionDetail } from './question-detail';

const FETCH_FAILED = 'Failed to fetch question details. Please try again.';

const isId = (text: string) => idSchema.safeParse(text).success;

/** /questions/:subject/:id, and for Reading also /readingQuestion/:subject/:questionId/:extractQuestionId. */
export function QuestionPage() {
  const subject = useSubjectParam();
  const { id: plainId, questionId, extractQuestionId } = useParams();
  const id = plainId ?? questionId ?? '';
  const isReadable = subject !== undefined && isId(id) && (extractQuestionId === undefined || isId(extractQuestionId));
  const ref = { subject: subject ?? ('Maths' as const), id };
  const question = useOriginalQuestionQuery(ref, { skip: !isReadable, refetchOnMountOrArgChange: true });
  const { currentData, isFetching, isError, error, refetch } = question;
  const isBusy = useRetryWhileBusy({ ...question, data: currentData });
  const generated = useGeneratedItems({ ...ref, extractQuestionId, skip: !isReadable });
  const reports = useQuestionReportsQuery({ questionId: id }, { skip: !isReadable, refetchOnMountOrArgChange: true });
  if (!isReadable) return <WrongAddress />;
  // All at once: what comes later would move what is being read.
  const isLoading = currentData ? (!generated.items && generated.isFetching) || reports.isLoading : isFetching;
  if (isLoading || isBusy) return <Spinner label={isBusy ? PAGE_WAITS : 'Loading the question'} />;
  if (currentData) return <QuestionDetail key={id} question={currentData} generated={generated} />;
  if (isGone(error)) {
    return (
      <MissingQuestion {...ref} title="No question to show" error={error} onRetry={refetch}>
        {FETCH_FAILED}
      </MissingQuestion>
    );
  }
  return (
    <LoadError title="No question to show" onRetry={refetch}>
      {isError ? FETCH_FAILED : 'No details available for this question.'}
    </LoadError>
  );
}
