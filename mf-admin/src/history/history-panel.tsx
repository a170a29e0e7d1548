import type { BankQuestion } from '@wattle/contract';
import { Button, color, Panel, Spinner, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { refOf } from '../bank/addressed-question';
import { useQuestionHistoryQuery } from '../bank/questions.api';
import { HistoryEntry } from './history-entry';

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
