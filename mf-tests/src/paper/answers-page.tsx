import type { Paper } from '@wattle/contract/papers';
import { attemptTitle, kindTitle } from '@wattle/contract/test-kinds';
import { ExamLoading, ExamPlayer, LetterEntry, TEST_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { Navigate, usePageTitle, useParams } from '@wattle/platform';
import { useRef, useState } from 'react';
import { PAPER_PATH, reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { useLazyAttemptStatusQuery, useSaveAnswersMutation } from '../tests.api';
import { useLazyPaperToAnswerQuery, usePaperToAnswerQuery, useSubmitPaperMutation } from './paper.api';
import { PaperFailure, ToPapers } from './paper-of-page';

const TITLE = 'Enter the answers';

/** The answers of a test that was taken on paper. */
export function AnswersPage() {
  usePageTitle(TITLE);
  const { code = '' } = useParams();
  const opening = usePaperToAnswerQuery(code, { refetchOnMountOrArgChange: true });
  const [reopen, reopened] = useLazyPaperToAnswerQuery();
  const { data, fulfilledTimeStamp } = reopened.data ? reopened : opening;
  const { error, isFetching, refetch } = opening;
  const isBusy = useRetryWhileBusy({ ...opening, data });
  if (data?.submittedAt) return <Navigate to={reviewPath(data.attemptId)} replace />;
  if (data) return <Entry key={fulfilledTimeStamp} paper={data} onReopen={() => reopen(code)} />;
  if (isFetching || isBusy) return <ExamLoading title={TITLE} label={isBusy ? TEST_WAITS : 'Loading the paper'} />;
  return <PaperFailure error={error} refetch={refetch} listPath={PAPER_PATH} />;
}

interface EntryProps {
  paper: Paper;
  onReopen: () => ReturnType<ReturnType<typeof useLazyPaperToAnswerQuery>[0]>;
}

function Entry({ paper, onReopen }: EntryProps) {
  const { attemptId, paperCode: code, kind } = paper;
  const [saveAnswers] = useSaveAnswersMutation();
  const [askStatus] = useLazyAttemptStatusQuery();
  const [submitPaper] = useSubmitPaperMutation();
  const [minutes, setMinutes] = useState('');
  // The player goes on with the endpoints that it began with.
  const typedMinutes = useRef(minutes);
  typedMinutes.current = minutes;
  return (
    <ExamPlayer
      test={paper}
      title={attemptTitle(paper, true)}
      testName={kindTitle(kind).toLowerCase()}
      category={`paper_${code}`}
      owner="student"
      endpoints={{
        save: (changes) => saveAnswers({ attemptId, changes }),
        status: () => askStatus(attemptId),
        submit: ({ responses }) =>
          submitPaper({ code, body: { responses, minutes: Number(typedMinutes.current) || undefined } }),
        reopen: onReopen,
      }}
      sentences={{
        submitFailed: SENTENCES.submitFailed,
        refused: SENTENCES.submitFailed,
        openFailed: SENTENCES.questionsFailed,
        attemptNotFound: 'This paper is no longer there, so its answers cannot be submitted. Please print a new one.',
      }}
      resultPath={reviewPath(attemptId)}
      backLink={<ToPapers />}
      startAgain={<ToPapers />}
    >
      <LetterEntry code={code} minutes={minutes} onMinutesChange={setMinutes} />
    </ExamPlayer>
  );
}
