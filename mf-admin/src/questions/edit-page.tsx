import type { BankQuestion } from '@wattle/contract/bank';
import { Button, Checkbox, Columns, ErrorPanel, Spinner } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { editPath, questionPath } from '../paths';
import { AdminPage } from '../shared/admin-page';
import { LinkButton } from '../shared/buttons';
import { ChangeFailedAlert } from './change-failed';
import { isGone } from './change-failure';
import { Conflict } from './conflict';
import { HistoryPanel } from './history-panel';
import { BackToList, useListPlace } from './list-place';
import {
  MissingQuestion,
  navigationState,
  subjectOf,
  useAddressedQuestion,
  useNavigationState,
  useReturnPath,
  WrongAddress,
} from './question-address';
import { QuestionForm } from './question-form';
import { QuestionChips } from './question-labels';
import { type QuestionValues, type StoredValues, storedValues, storedValuesOf, typedValues } from './question-values';
import { useQuestionPageQuery } from './questions.api';
import { type Edit, useEdit } from './use-edit';

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
  const edit = useEdit(question, next);
  return (
    <AdminPage
      parentLink={<BackToList question={question} pathOf={editPath} />}
      title="Edit question"
      badge={<QuestionChips question={question} />}
    >
      <Columns widths="minmax(0, 1fr) 320px" gap={32}>
        {edit.conflict ? (
          <Conflict key={edit.conflict.newer.version} edit={edit} conflict={edit.conflict} />
        ) : (
          <EditForm key={edit.round} edit={edit} hasNext={next !== undefined} />
        )}
        <HistoryPanel question={question} />
      </Columns>
    </AdminPage>
  );
}

const SEARCH_CHARACTERS = 200;

/** @param hasNext - Whether the list that has led here has another question behind it. */
function EditForm({ edit, hasNext }: { edit: Edit; hasNext: boolean }) {
  const { base, draft, failure, isSaving } = edit;
  const subject = subjectOf(base);
  const [isPassageShared, setPassageShared] = useState(true);
  const returnPath = useReturnPath();
  const { list } = useNavigationState();
  return (
    <QuestionForm
      subject={subject}
      base={base}
      defaultValues={typedValues(base)}
      draft={draft}
      saving={{
        isSaving,
        onSave: (values, { isConfirmed, isNext }) =>
          edit.save(values, {
            isPassageShared: isPassageShared && isPassageChanged(base, values),
            isConfirmed,
            isNext,
          }),
        onDiscard: edit.discard,
        failure: failure && (
          <ChangeFailedAlert subject={subject} failure={failure} onRestored={edit.continueRestored} />
        ),
      }}
      moreFields={<SharedPassage base={base} isShared={isPassageShared} onChange={setPassageShared} />}
      buttons={{
        save: 'Save',
        saveNext: hasNext && !returnPath ? 'Save and next' : undefined,
        cancel: (
          <LinkButton
            to={returnPath ?? questionPath(subject, base.id)}
            state={navigationState({ list })}
            variant="secondary"
            onLeave={edit.discard}
          >
            Cancel
          </LinkButton>
        ),
      }}
    />
  );
}

interface SharedPassageProps {
  base: BankQuestion;
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}

/** Asks whether a changed passage reaches the other questions about it; nothing to ask where there are none. */
function SharedPassage({ base, isShared, onChange }: SharedPassageProps) {
  const [isChanged, isSet] = useWatch({
    compute: (values: QuestionValues) => {
      const stored = storedValues(values, base);
      return [isPassageChanged(base, stored), isGapSet(base, stored)] as const;
    },
  });
  const search = base.text?.trim().slice(0, SEARCH_CHARACTERS).trim() ?? '';
  const { currentData: data } = useQuestionPageQuery(
    { subject: 'Reading', purpose: 'view', filter: { page: 1, limit: 1, search } },
    { skip: !isChanged || search === '' },
  );
  const count = data?.total ?? 0;
  if (!isChanged || count < 2) return null;
  return (
    <Checkbox checked={isShared} onChange={({ target }) => onChange(target.checked)}>
      {isSet ? 'Change passage and sentences' : 'Change the passage'} in all {count} questions about it
    </Checkbox>
  );
}

/** Whether an edit changes what other questions about its passage share; in a set with gaps also the sentences. */
function isPassageChanged(base: BankQuestion, edited: StoredValues): boolean {
  const before = storedValuesOf(base);
  const shared = ['text', 'format', ...(isGapSet(base, edited) ? ['mcq_options' as const] : [])] as const;
  return subjectOf(base) === 'Reading' && shared.some((field) => before[field] !== edited[field]);
}

function isGapSet(base: BankQuestion, edited: StoredValues): boolean {
  return base.format === 'gap' || edited.format === 'gap';
}
