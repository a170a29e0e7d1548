import type { Subject } from '@wattle/contract';
import { Button, color, Panel, Spinner, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useQuestionHistoryQuery } from '../bank/questions.api';
import { HistoryEntry } from './history-entry';

const Entries = styled.ol`
  margin: ${space[4]} 0 0 5px;
  padding: 0 0 0 ${space[16]};
  border-left: 2px solid ${color.line};
  list-style: none;
`;

/** Who changed a question when, and what; the latest first. */
export function HistoryPanel({ subject, id }: { subject: Subject; id: string }) {
  const { data, isLoading, refetch } = useQuestionHistoryQuery({ subject, id }, { refetchOnMountOrArgChange: true });
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
