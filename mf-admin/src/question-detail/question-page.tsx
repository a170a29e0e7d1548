import type { BankQuestion } from '@wattle/contract/bank';
import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { idSchema } from '@wattle/contract/primitives';
import { Cluster, Columns, Heading, LinkLine, Spinner, Stack } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { Link, usePageTitle, useParams } from '@wattle/platform';
import { GeneratedFrom } from '../generated-items/generated-from';
import { GeneratedItems } from '../generated-items/generated-items';
import { useGeneratedItems } from '../generated-items/use-generated-items';
import { generatePath, questionPath } from '../paths';
import { useQuestionReportsQuery } from '../question-reports/question-reports.api';
import { ReportsOfQuestion } from '../question-reports/report-list';
import { isGone } from '../questions/change-failure';
import { HistoryPanel } from '../questions/history-panel';
import { BackToList } from '../questions/list-place';
import {
  LoadError,
  MissingQuestion,
  subjectOf,
  useNavigationState,
  useSubjectParam,
  WrongAddress,
} from '../questions/question-address';
import { previewText, QuestionChips } from '../questions/question-labels';
import { useOriginalQuestionQuery } from '../questions/questions.api';
import { AdminPage } from '../shared/admin-page';
import { DenseButton } from '../shared/buttons';
import { MisconceptionsCard } from './misconceptions-card';
import { QuestionActions } from './question-actions';
import { QuestionFacts } from './question-facts';
import { ReMarkingCard } from './re-marking-card';

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

interface QuestionDetailProps {
  question: BankQuestion;
  generated: ReturnType<typeof useGeneratedItems>;
}

function QuestionDetail({ question, generated }: QuestionDetailProps) {
  const subject = subjectOf(question);
  usePageTitle(previewText(question.question));
  const { isKeyChanged = false } = useNavigationState();
  const reMarking = question.correct_answer && <ReMarkingCard question={question} isOpenAtFirst={isKeyChanged} />;
  const originalId = question.parent_question_id;
  const facts = originalId ? (
    <GeneratedFrom question={question} originalId={originalId}>
      {(original) => <QuestionFacts question={question} original={original} />}
    </GeneratedFrom>
  ) : (
    <QuestionFacts question={question} />
  );
  const reports = <ReportsOfQuestion question={question} />;
  const misconceptions = question.correct_answer && question.subject !== 'Writing' && (
    <MisconceptionsCard question={question} />
  );
  const actions = <QuestionActions question={question} />;

  const { items, isError, refresh } = generated;
  if (items && items.groups.length + items.refused.length > 0) {
    return (
      <GeneratedItems
        original={question}
        items={items}
        isOutdated={isError}
        refresh={refresh}
        actions={actions}
        notice={isKeyChanged && reMarking}
      >
        {reports}
        {!isKeyChanged && reMarking}
        {misconceptions}
        {originalId && facts}
      </GeneratedItems>
    );
  }
  return (
    <AdminPage
      parentLink={<BackToList question={question} pathOf={questionPath} />}
      title={`${SUBJECT_NAMES[subject]} question`}
      badge={<QuestionChips question={question} />}
      actions={actions}
    >
      {originalId && isKeyChanged && reMarking}
      {originalId && facts}
      <Columns widths="minmax(0, 1fr) 320px" gap={32}>
        <Stack gap={24}>
          {!originalId && isKeyChanged && reMarking}
          {!originalId && facts}
          {reports}
          {!isKeyChanged && reMarking}
          {misconceptions}
          <NoGeneratedItems subject={subject} isError={isError} onRetry={refresh} />
        </Stack>
        <HistoryPanel question={question} />
      </Columns>
    </AdminPage>
  );
}

function NoGeneratedItems({ subject, isError, onRetry }: { subject: Subject; isError: boolean; onRetry: () => void }) {
  return (
    <Stack as="section" aria-label="Generated questions" gap={12}>
      <Heading level={2} size={20}>
        Generated questions
      </Heading>
      {isError ? (
        <Cluster>
          <p role="alert">Failed to fetch question details. Please try again.</p>
          <DenseButton onClick={onRetry}>Try again</DenseButton>
        </Cluster>
      ) : (
        <>
          <p>No generated questions available for this original question.</p>
          <LinkLine>
            <Link to={generatePath(subject)}>Generate some from the list</Link>
          </LinkLine>
        </>
      )}
    </Stack>
  );
}
