import { Alert, Stack } from '@wattle/design-system';
import { useNotices } from '@wattle/platform/internal';

const timeOfDay = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short' });

export function MessageList() {
  return (
    <Stack as="ul" gap={8}>
      {useNotices()
        .toReversed()
        .map(({ id, tone, text, at }) => (
          <li key={id}>
            <Alert tone={tone} isSilent>
              {text} ({timeOfDay.format(at)})
            </Alert>
          </li>
        ))}
    </Stack>
  );
}
