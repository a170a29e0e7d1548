import type { Paper } from '@wattle/contract/papers';
import { attemptTitle, hasWordLimit, kindTitle } from '@wattle/contract/test-kinds';
import { Page, ParentLink, Spinner } from '@wattle/design-system';
import { ExamPlayer, LetterEntry, TEST_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import {
  errorStatus,
  Link,
  Navigate,
  notify,
  useLocation,
  useNavigate,
  usePageTitle,
  useParams,
} from '@wattle/platform';
import { useRef, useState } from 'react';
import { FRESH } from '../api';
import { familyPath, PAPER_PATH, printFormPath, reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { useLazyAttemptStatusQuery, useSaveAnswersMutation } from '../tests.api';
import {
  useLazyPaperStatusAsParentQuery,
  useLazyPaperToAnswerQuery,
  usePaperToAnswerQuery,
  useSavePaperAsParentMutation,
  useSubmitPaperMutation,
} from './paper.api';
import { PaperFailure, ToPapers } from './paper-of-page';

const TITLE = 'Enter the answers';

/** The answers of a test that was taken on paper. */
export function AnswersPage() {
  usePageTitle(TITLE);
  const { code = '' } = useParams();
  const childId = new URLSearchParams(useLocation().search).get('child') ?? undefined;
  const of = { code, childId };
  const opening = usePaperToAnswerQuery(of, FRESH);
  const [reopen, reopened] = useLazyPaperToAnswerQuery();
  const { data, fulfilledTimeStamp } = reopened.data ? reopened : opening;
  const { error, isFetching, refetch } = opening;
  const isBusy = useRetryWhileBusy({ ...opening, data });
  if (data?.submittedAt) return <Navigate to={resultPath(data, childId)} replace />;
  if (data) return <Entry key={fulfilledTimeStamp} paper={data} childId={childId} onReopen={() => reopen(of)} />;
  if (isFetching || isBusy)
    return (
      <Page title={TITLE}>
        <Spinner label={isBusy ? TEST_WAITS : 'Loading the paper'} />
      </Page>
    );
  return <PaperFailure error={error} refetch={refetch} listPath={listPath(childId)} />;
}

/** A parent sees it open among those of the child. */
function resultPath({ attemptId }: Paper, childId: string | undefined): string {
  return childId ? familyPath(childId, attemptId) : reviewPath(attemptId);
}

function listPath(childId: string | undefined): string {
  return childId ? printFormPath({ child: childId }) : PAPER_PATH;
}

interface EntryProps {
  paper: Paper;
  /** Of a parent. */
  childId: string | undefined;
  onReopen: () => ReturnType<ReturnType<typeof useLazyPaperToAnswerQuery>[0]>;
}

function Entry({ paper, childId, onReopen }: EntryProps) {
  const { attemptId, paperCode: code, kind } = paper;
  const [saveAnswers] = useSaveAnswersMutation();
  const [askStatus] = useLazyAttemptStatusQuery();
  const [savePaper] = useSavePaperAsParentMutation();
  const [askPaperStatus] = useLazyPaperStatusAsParentQuery();
  const [submitPaper] = useSubmitPaperMutation();
  const [minutes, setMinutes] = useState('');
  const wasUnanswered = useRef(false);
  const navigate = useNavigate();
  return (
    <ExamPlayer
      test={paper}
      title={attemptTitle(paper, true)}
      testName={kindTitle(kind).toLowerCase()}
      hasWordLimit={hasWordLimit(kind)}
      category={`paper_${code}`}
      owner="student"
      endpoints={{
        save: (changes) => (childId ? savePaper({ childId, code, changes }) : saveAnswers({ attemptId, changes })),
        status: () => (childId ? askPaperStatus({ childId, code }) : askStatus(attemptId)),
        submit: async ({ responses }) => {
          const minutesUsed = Number(minutes) || undefined;
          const submitted = await submitPaper({ code, childId, body: { responses, minutes: minutesUsed } });
          const status = errorStatus(submitted.error);
          // An earlier one has arrived all the same.
          const isIn = !submitted.error || (wasUnanswered.current && status === 409);
          wasUnanswered.current ||= status === undefined || Number(status) >= 500;
          if (isIn) notify.success('The answers are in. Here is the result.');
          return isIn ? { data: null } : submitted;
        },
        reopen: onReopen,
      }}
      sentences={{
        submitFailed: SENTENCES.submitFailed,
        refused: SENTENCES.submitFailed,
        openFailed: SENTENCES.questionsFailed,
        attemptNotFound: 'This paper is no longer there, so its answers cannot be submitted. Please print a new one.',
      }}
      showResult={() => navigate(resultPath(paper, childId), { replace: true })}
      backLink={<ToPapers path={listPath(childId)} />}
      startAgain={<ToPapers path={listPath(childId)} />}
    >
      <LetterEntry
        code={code}
        minutes={minutes}
        onMinutesChange={setMinutes}
        parentLink={
          <ParentLink as={Link} to={listPath(childId)}>
            Tests on paper
          </ParentLink>
        }
      />
    </ExamPlayer>
  );
}
