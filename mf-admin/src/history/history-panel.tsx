import type { BankQuestion } from '@wattle/contract/bank';
import type { QuestionChange } from '@wattle/contract/question-changes';
import {
  Button,
  Cluster,
  color,
  Dialog,
  fontSize,
  formatDateTime,
  Panel,
  Spinner,
  Stack,
  space,
} from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { refOf } from '../bank/addressed-question';
import { fieldName } from '../bank/labels';
import { useQuestionHistoryQuery } from '../bank/questions.api';
import { WordDiff } from '../bank/word-diff';
import { describeChange } from './describe-change';

const Entries = styled.ol`
  margin: ${space[4]} 0 0 5px;
  padding: 0 0 0 ${space[16]};
  border-left: 2px solid ${color.line};
  list-style: none;
`;

export function HistoryPanel({ question }: { question: BankQuestion }) {
  const { data, isLoading, refetch } = useQuestionHistoryQuery(refOf(question), { refetchOnMountOrArgChange: true });
  return (
    <Panel title="History" titleSize={18}>
      {isLoading && <Spinner label="Loading the history" />}
      {!isLoading && !data && (
        <p>
          The history could not be loaded.{' '}
          <Button variant="quiet" size="dense" onClick={refetch}>
            Try again
          </Button>
        </p>
      )}
      {data && (
        <Entries>
          {data.history.map((change) => (
            <HistoryEntry key={`${change.version} ${change.at}`} change={change} />
          ))}
        </Entries>
      )}
    </Panel>
  );
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

  & button {
    margin-left: -${space[12]};
  }
`;

const When = styled.time`
  color: ${color.inkSoft};
`;

function HistoryEntry({ change }: { change: QuestionChange }) {
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
      {changes.length > 0 && (
        <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          See the difference
        </Button>
      )}
      {isOpen && (
        <Dialog title={`Version ${version}`} size="large" onClose={() => setOpen(false)}>
          <Stack>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <strong>{fieldName(field)}</strong>
                <p>
                  <WordDiff before={before ?? ''} after={after ?? ''} />
                </p>
              </div>
            ))}
          </Stack>
        </Dialog>
      )}
    </Entry>
  );
}
