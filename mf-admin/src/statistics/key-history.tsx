import type { BankQuestion } from '@wattle/contract/bank';
import { flagLabel } from '@wattle/contract/flag-words';
import type { QuestionFlag } from '@wattle/contract/item-statistics';
import type { QuestionChange } from '@wattle/contract/question-changes';
import { color, formatDateTime, MutedText, Panel, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { refOf } from '../questions/question-address';
import { useQuestionHistoryQuery } from '../questions/questions.api';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);

  gap: ${space[8]} ${space[20]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

const ACTIONS: Partial<Record<QuestionChange['action'], string>> = {
  added: 'Added',
  imported: 'Imported',
  generated: 'Generated',
  finalized: 'Published',
  're-marked': 'Past attempts marked again',
  withheld: 'Left out of tests',
  released: 'Put back into tests',
  dismissed: 'Flag dismissed',
};

interface KeyEvent {
  at: string;
  what: string;
}

interface KeyHistoryProps {
  question: BankQuestion;
  flags: readonly QuestionFlag[];
}

/** Who has set and changed the key, and since when it is doubted. */
export function KeyHistory({ question, flags }: KeyHistoryProps) {
  const { currentData } = useQuestionHistoryQuery(refOf(question), { refetchOnMountOrArgChange: true });
  const events = [
    ...(currentData?.history ?? []).flatMap((change) => keyEvent(change) ?? []),
    ...flags.map((flag) => ({
      at: flag.since,
      what: `“${flagLabel(flag)}” found by Wattle, at ${flag.answers} answers`,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <Panel title="Where the key comes from" titleSize={18} gap={8}>
      {events.length === 0 ? (
        <MutedText>Nothing is recorded: the question has its key from the beginning.</MutedText>
      ) : (
        <List>
          {events.map(({ at, what }) => (
            <Event key={at + what} at={at} what={what} />
          ))}
        </List>
      )}
    </Panel>
  );
}

function Event({ at, what }: KeyEvent) {
  return (
    <>
      <dt>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </dt>
      <dd>{what}</dd>
    </>
  );
}

function keyEvent({ at, by, action, note, changes }: QuestionChange): KeyEvent | undefined {
  const key = changes.find(({ field }) => field === 'correct_answer');
  if (key) return { at, what: `Key ${key.before ?? 'none'} became ${key.after ?? 'none'}, by ${by}` };
  const what = ACTIONS[action];
  return what ? { at, what: `${what} by ${by}${note ? `: ${note}` : ''}` } : undefined;
}
