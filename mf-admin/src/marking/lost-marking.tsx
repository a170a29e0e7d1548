import type { MarkingBody } from '@wattle/contract/writing-markings';
import { criterionOf } from '@wattle/contract/writing-rubric';
import { Alert, Button, Cluster, Stack, Textarea } from '@wattle/design-system';
import { errorMessage, errorStatus } from '@wattle/platform';
import { MARKING_PATH } from '../paths';
import { LinkButton } from '../shared/buttons';
import { useCopy } from '../shared/use-copy';

/** Whether somebody else has the text now, or it is gone. */
export function isLost(error: unknown): boolean {
  const status = errorStatus(error);
  return status === 409 || status === 404;
}

/** The text is with somebody else now: what was written here can be copied. */
export function LostMarking({ error, text, body }: { error: unknown; text: string; body: MarkingBody }) {
  const { field, copy } = useCopy<HTMLTextAreaElement>('What you wrote');
  const written = writtenIn(text, body);
  return (
    <Alert tone="warning">
      <Stack gap={12}>
        <p>{errorMessage(error, 'You do not have this text any more. Copy what you wrote if you need it.')}</p>
        {written && <Textarea ref={field} readOnly rows={4} aria-label="What you wrote" value={written} />}
        <Cluster>
          {written && (
            <Button variant="secondary" onClick={() => copy(written)}>
              Copy what I wrote
            </Button>
          )}
          <LinkButton to={MARKING_PATH} variant={written ? 'quiet' : 'secondary'}>
            To the queue
          </LinkButton>
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
