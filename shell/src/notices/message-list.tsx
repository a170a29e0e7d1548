import { Alert, formatTime, Stack } from '@wattle/design-system';
import { useNotices } from '@wattle/platform/internal';

/** All messages of this visit, the latest first. */
export function MessageList() {
  return (
    <Stack as="ul" gap={8}>
      {useNotices()
        .toReversed()
        .map(({ id, tone, text, at }) => (
          <li key={id}>
            <Alert tone={tone} isSilent>
              {text} ({formatTime(at)})
            </Alert>
          </li>
        ))}
    </Stack>
  );
}
