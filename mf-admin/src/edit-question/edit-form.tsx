import type { BankQuestion } from '@wattle/contract/bank';
import { ButtonLink, Checkbox } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { type MouseEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { subjectOf } from '../bank/addressed-question';
import { ChangeFailedAlert } from '../bank/change-failed-alert';
import type { ChangeFailure } from '../bank/change-failure';
import { navigationState, useNavigationState, useReturnPath } from '../bank/navigation-state';
import { useQuestionPageQuery } from '../bank/questions.api';
import { questionPath } from '../paths';
import { QuestionForm } from '../question-form/question-form';
import {
  type QuestionValues,
  type StoredValues,
  storedValues,
  storedValuesOf,
  typedValues,
} from '../question-form/question-values';
import { isPlainClick } from '../shared/is-plain-click';

const SEARCH_CHARACTERS = 200;

interface EditFormProps {
  base: BankQuestion;
  /** Whether the list that has led here has another question behind it. */
  hasNext: boolean;
  storageKey: string;
  draft: QuestionValues | undefined;
  failure: ChangeFailure | undefined;
  isSaving: boolean;
  /** Saves; an error that it returns says which fields the server refuses. */
  onSave: (
    values: StoredValues,
    facts: { isPassageShared: boolean; isConfirmed: boolean; isNext: boolean },
  ) => Promise<unknown>;
  onDiscard: () => void;
  onRestored: () => void;
}

export function EditForm({ base, hasNext, failure, onSave, onDiscard, onRestored, ...props }: EditFormProps) {
  const subject = subjectOf(base);
  const [isPassageShared, setPassageShared] = useState(true);
  const returnPath = useReturnPath();
  const { list } = useNavigationState();
  return (
    <QuestionForm
      {...props}
      subject={subject}
      purpose="edit"
      base={base}
      defaultValues={typedValues(base)}
      onSave={(values, { isConfirmed, isNext }) =>
        onSave(values, { isPassageShared: isPassageShared && isPassageChanged(base, values), isConfirmed, isNext })
      }
      onDiscard={onDiscard}
      moreFields={<SharedPassage base={base} isShared={isPassageShared} onChange={setPassageShared} />}
      failure={failure && <ChangeFailedAlert subject={subject} failure={failure} onRestored={onRestored} />}
      saveLabel="Save"
      saveNextLabel={hasNext && !returnPath ? 'Save and next' : undefined}
      cancel={
        <ButtonLink
          as={Link}
          to={returnPath ?? questionPath(subject, base.id)}
          state={navigationState({ list })}
          variant="secondary"
          onClick={(event: MouseEvent) => isPlainClick(event) && onDiscard()}
        >
          Cancel
        </ButtonLink>
      }
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
