import type { MarkingBody } from '@wattle/contract/writing-markings';
import { criterionOf } from '@wattle/contract/writing-rubric';
import { Alert, Button, ButtonLink, Cluster, Stack, Textarea } from '@wattle/design-system';
import { errorMessage, errorStatus, Link, notify } from '@wattle/platform';
import { useRef } from 'react';
import { MARKING_PATH } from '../paths';

/** Whether somebody else has the text now, or it is gone. */
export function isLost(error: unknown): boolean {
  const status = errorStatus(error);
  return status === 409 || status === 404;
}

interface LostMarkingProps {
  error: unknown;
  text: string;
  body: MarkingBody;
}

/** The text is with somebody else now: what was written here can be copied. */
export function LostMarking({ error, text, body }: LostMarkingProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const written = writtenIn(text, body);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(written);
      notify.success('What you wrote is copied.');
    } catch {
      // Without https, or where the browser does not allow it.
      field.current?.select();
      notify.info('What you wrote is selected. Copy it with your keyboard.');
    }
  };

  return (
    <Alert tone="warning">
      <Stack gap={12}>
        <p>{errorMessage(error, 'You do not have this text any more. Copy what you wrote if you need it.')}</p>
        {written && <Textarea ref={field} readOnly rows={4} aria-label="What you wrote" value={written} />}
        <Cluster>
          {written && (
            <Button variant="secondary" onClick={copy}>
              Copy what I wrote
            </Button>
          )}
          <ButtonLink as={Link} to={MARKING_PATH} variant={written ? 'quiet' : 'secondary'}>
            To the queue
          </ButtonLink>
        </Cluster>
      </Stack>
    </Alert>
  );
}

function writtenIn(text: string, { comments, message, marks }: MarkingBody): string {
  return [
    ...comments.map(
      ({ start, end, criterion, text: comment }) =>
        `${criterionOf(criterion).name}, “${text.slice(start, end)}”: ${comment}`,
    ),
    ...(message ? [message] : []),
    ...Object.entries(marks).map(([id, level]) => `${criterionOf(id as keyof typeof marks).name} ${level}`),
  ].join('\n');
}
