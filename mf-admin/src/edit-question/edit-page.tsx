import type { BankQuestion } from '@wattle/contract';
import { Button, ErrorPanel, Page, Spinner } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { useAddressedQuestion } from '../bank/addressed-question';
import { BackLink } from '../bank/back-link';
import { isGone } from '../bank/change-failure';
import { WrongAddress } from '../bank/load-error';
import { MissingQuestion } from '../bank/missing-question';
import { QuestionChips } from '../bank/question-chips';
import { subjectOf } from '../bank/subject-of';
import { HistoryPanel } from '../history/history-panel';
import { WithSidePanel } from '../history/with-side-panel';
import { viewPath } from '../paths';
import { Conflict } from './conflict';
import { EditForm } from './edit-form';
import { useEdit } from './use-edit';

const FAILED = 'Error fetching question details';

/** /questions/:subject/:id/edit */
export function EditPage() {
  const { subject, id, question, isFetching, error, refetch } = useAddressedQuestion();
  if (!subject) return <WrongAddress />;
  if (question) return <EditQuestion key={id} question={question} />;
  if (isFetching) return <Spinner label="Loading the question" />;
  if (isGone(error)) {
    return (
      <MissingQuestion subject={subject} id={id} title="No question to edit" error={error} onRetry={refetch}>
        {FAILED}
      </MissingQuestion>
    );
  }
  return (
    <ErrorPanel level={1} title="No question to edit" action={<Button onClick={refetch}>Try again</Button>}>
      {FAILED}
    </ErrorPanel>
  );
}

/** The edit of one question, beside its history. */
function EditQuestion({ question }: { question: BankQuestion }) {
  usePageTitle('Edit question');
  const { conflict, round, saveMerged, ...edit } = useEdit(question);
  const subject = subjectOf(question);
  return (
    <Page
      width="wide"
      parentLink={<BackLink to={viewPath(subject)}>Questions for {subject}</BackLink>}
      title="Edit question"
      badge={<QuestionChips question={question} />}
    >
      <WithSidePanel side={<HistoryPanel subject={subject} id={question.id} />}>
        {conflict ? (
          <Conflict
            key={conflict.newer.version}
            yours={conflict.values}
            newer={conflict.newer}
            {...edit}
            onSave={saveMerged}
          />
        ) : (
          <EditForm key={round} {...edit} />
        )}
      </WithSidePanel>
    </Page>
  );
}
