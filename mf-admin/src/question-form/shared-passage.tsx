import type { BankQuestion } from '@wattle/contract';
import { Checkbox } from '@wattle/design-system';
import { useQuestionPageQuery } from '../bank/questions.api';

const SEARCH_CHARACTERS = 200;

interface SharedPassageProps {
  /** The question before the edit. */
  question: BankQuestion;
  /** Its questions also share their sentences. */
  isSet: boolean;
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}

/** Asks whether a changed passage reaches the other questions about it; nothing to ask where there are none. */
export function SharedPassage({ question, isSet, isShared, onChange }: SharedPassageProps) {
  const search = question.text?.trim().slice(0, SEARCH_CHARACTERS).trim() ?? '';
  const { data } = useQuestionPageQuery(
    { subject: 'Reading', purpose: 'view', filter: { page: 1, limit: 1, search } },
    { skip: search === '' },
  );
  const count = data?.total ?? 0;
  if (count < 2) return null;
  return (
    <Checkbox checked={isShared} onChange={({ target }) => onChange(target.checked)}>
      {isSet ? 'Change passage and sentences' : 'Change the passage'} in all {count} questions about it
    </Checkbox>
  );
}
