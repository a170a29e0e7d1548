import type { QuestionChange } from '@wattle/contract';
import { Button, Cluster, color, Dialog, fontSize, formatDateTime, Stack, space } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldName } from '../bank/labels';
import { WordDiff } from '../bank/word-diff';
import { describeChange } from './describe-change';

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

export function HistoryEntry({ change }: { change: QuestionChange }) {
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
