import type { BankQuestion } from '@wattle/contract/bank';
import type { QuestionAction, QuestionChange } from '@wattle/contract/question-changes';
import {
  Cluster,
  color,
  Dialog,
  fontSize,
  formatDateTime,
  Panel,
  Spinner,
  Stack,
  space,
  WordDiff,
} from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { QuietButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { refOf } from './question-address';
import { useRestoreVersionMutation } from './question-changes.api';
import { SmallPicture } from './question-diff';
import { fieldName, isPicture } from './question-labels';
import { useQuestionHistoryQuery } from './questions.api';

const Entries = styled.ol`
  margin: ${space[4]} 0 0 5px;
  padding: 0 0 0 ${space[16]};
  border-left: 2px solid ${color.line};
`;

export function HistoryPanel({ question }: { question: BankQuestion }) {
  const {
    currentData: data,
    isFetching,
    refetch,
  } = useQuestionHistoryQuery(refOf(question), { refetchOnMountOrArgChange: true });
  const [restore, { error, isLoading: isRestoring, originalArgs }] = useRestoreVersionMutation();
  const restoreVersion = async (version: number) => {
    const { data: restored } = await restore({ ...refOf(question), version, latest: question.version });
    if (restored) notify.success(restored.message);
  };
  return (
    <Panel title="History" titleSize={18}>
      <FailureAlert error={error}>The version could not be restored. Please try again.</FailureAlert>
      {isFetching && !data && <Spinner label="Loading the history" />}
      {!isFetching && !data && (
        <p>
          The history could not be loaded. <QuietButton onClick={refetch}>Try again</QuietButton>
        </p>
      )}
      {data && (
        <Entries>
          {data.history.map((change, index) => (
            <HistoryEntry key={`${change.version} ${change.at}`} change={change}>
              {saysOther(data.history.slice(0, index)) && (
                <QuietButton
                  aria-label={`Restore version ${change.version}`}
                  isBusy={isRestoring && originalArgs?.version === change.version}
                  onClick={() => restoreVersion(change.version)}
                >
                  Restore
                </QuietButton>
              )}
            </HistoryEntry>
          ))}
        </Entries>
      )}
    </Panel>
  );
}

/** Whether anything but the type was changed: restoring a version leaves that as it is. */
function saysOther(since: readonly QuestionChange[]): boolean {
  return since.some(({ changes }) => changes.some(({ field }) => field !== 'type'));
}

const Entry = styled.li`
  position: relative;

  padding-bottom: ${space[20]};
  font-size: ${fontSize[14]};

  &::before {
    content: '';
    position: absolute;
    top: 5px;
    left: -22px;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.control};
    border-radius: 50%;
    background: ${color.surface};
  }

  &:first-child::before {
    border-color: ${color.ink};
    background: ${color.brand};
  }

  & button:first-of-type {
    margin-left: -${space[12]};
  }
`;

const When = styled.time`
  color: ${color.inkSoft};
`;

function HistoryEntry({ change, children }: { change: QuestionChange; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { version, at, by, changes } = change;
  return (
    <Entry>
      <Cluster justify="space-between" gap={8}>
        <strong>Version {version}</strong>
        <When dateTime={at}>{formatDateTime(at)}</When>
      </Cluster>
      <div>
        <strong>{by}</strong> {describeChange(change)}
      </div>
      <Cluster gap={4}>
        {changes.length > 0 && (
          <QuietButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
            See the difference
          </QuietButton>
        )}
        {children}
      </Cluster>
      {isOpen && (
        <Dialog title={`Version ${version}`} size="large" onClose={() => setOpen(false)}>
          <Stack>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <strong>{fieldName(field)}</strong>
                {isPicture(field) ? (
                  <Cluster gap={16}>
                    <PictureChange title="Before" address={before} />
                    <PictureChange title="After" address={after} />
                  </Cluster>
                ) : (
                  <p>
                    <WordDiff before={before ?? ''} after={after ?? ''} />
                  </p>
                )}
              </div>
            ))}
          </Stack>
        </Dialog>
      )}
    </Entry>
  );
}

function PictureChange({ title, address }: { title: string; address: string | null }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {address ? <SmallPicture src={address} alt={`${title} the change`} /> : 'No picture'}
    </figure>
  );
}

const ACTIONS: Record<QuestionAction, string> = {
  added: 'added it',
  imported: 'imported it',
  generated: 'generated it',
  edited: 'saved it',
  finalized: 'finalized it',
  deleted: 'deleted it',
  restored: 'restored it',
  're-marked': 'marked past attempts again',
  withheld: 'left it out of tests',
  released: 'put it back into tests',
  dismissed: 'dismissed a flag',
};

/** What was done, after the name of whoever did it. */
export function describeChange({ action, note, changes }: Pick<QuestionChange, 'action' | 'note' | 'changes'>): string {
  const key = changes.find(({ field }) => field === 'correct_answer');
  if (action === 'restored' && note) return `restored ${note}`;
  if (action === 'edited' && changes.length > 0) {
    const fields = changes.map(({ field }) => fieldName(field).toLowerCase()).join(', ');
    const correction = key ? ` (${key.before ?? 'none'} → ${key.after ?? 'none'})` : '';
    return `changed ${fields}${correction}`;
  }
  return note ? `${ACTIONS[action]}: ${note}` : ACTIONS[action];
}
