import type { BankQuestion } from '@wattle/contract/bank';
import { Button, Columns, ErrorPanel, Page, Spinner } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { useAddressedQuestion } from '../bank/addressed-question';
import { isGone } from '../bank/change-failure';
import { MissingQuestion } from '../bank/missing-question';
import { QuestionChips } from '../bank/question-chips';
import { WrongAddress } from '../bank/wrong-address';
import { HistoryPanel } from '../history/history-panel';
import { editPath } from '../paths';
import { BackToList, useListPlace } from '../question-list/back-to-list';
import { Conflict } from './conflict';
import { EditForm } from './edit-form';
import { useEdit } from './use-edit';

/** /questions/:subject/:id/edit */
export function EditPage() {
  const { subject, id, question, isFetching, error, refetch } = useAddressedQuestion();
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

function EditQuestion({ question }: { question: BankQuestion }) {
  usePageTitle('Edit question');
  const next = useListPlace(question)?.next;
  const { conflict, round, saveMerged, ...edit } = useEdit(question, next);
  return (
    <Page
      width="wide"
      parentLink={<BackToList question={question} pathOf={editPath} />}
      title="Edit question"
      badge={<QuestionChips question={question} />}
    >
      <Columns widths="minmax(0, 1fr) 320px" gap={32}>
        {conflict ? (
          <Conflict
            key={conflict.newer.version}
            yours={conflict.values}
            newer={conflict.newer}
            {...edit}
            onSave={saveMerged}
          />
        ) : (
          <EditForm key={round} hasNext={next !== undefined} {...edit} />
        )}
        <HistoryPanel question={question} />
      </Columns>
    </Page>
  );
}
