import type { Subject } from '@wattle/contract';
import { Alert, Button, Card, Cluster, Heading, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useState } from 'react';
import { useReMarkMutation } from '../bank/question-changes.api';
import { useReMarkingPreviewQuery } from '../bank/questions.api';
import { isAffecting, reMarkingSentences } from './re-marking-sentences';

interface ReMarkingCardProps {
  subject: Subject;
  id: string;
  /** The key has just been changed: the preview is shown without being asked for. */
  isAskedFor: boolean;
}

/** What a corrected key would change in tests that were submitted before, and the button that changes it. */
export function ReMarkingCard({ subject, id, isAskedFor }: ReMarkingCardProps) {
  const [isOpen, setOpen] = useState(isAskedFor);
  const preview = useReMarkingPreviewQuery({ subject, id }, { skip: !isOpen, refetchOnMountOrArgChange: true });
  const [reMark, { data: done, error, isLoading }] = useReMarkMutation();
  if (!isOpen) {
    return (
      <Cluster>
        <Button variant="quiet" size="dense" onClick={() => setOpen(true)}>
          Was the key corrected? Check past attempts
        </Button>
      </Cluster>
    );
  }
  const shown = done ?? preview.data;
  const isToDo = shown !== undefined && !done && isAffecting(shown);
  return (
    <Card tone={isToDo ? 'highlighted' : 'plain'} as="section" aria-label="Past attempts">
      <Stack gap={12}>
        <Heading level={2} size={20}>
          {done ? 'Past attempts were marked again' : 'Past attempts'}
        </Heading>
        {!shown && !preview.isError && <p role="status">Looking through past attempts</p>}
        {preview.isError && (
          <Alert tone="danger">
            {errorMessage(preview.error, 'Past attempts could not be looked through. Close this, then try again.')}
          </Alert>
        )}
        {shown && (
          <ul>
            {reMarkingSentences(shown, done !== undefined).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {error && (
          <Alert tone="danger">
            {errorMessage(error, 'Past attempts could not be marked again. Please try again.')}
          </Alert>
        )}
        <Cluster>
          {isToDo && (
            <Button isBusy={isLoading} onClick={() => reMark({ subject, id })}>
              Mark past attempts again
            </Button>
          )}
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {isToDo ? 'Leave them as they are' : 'Close'}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
