import { Alert, Dialog, height, IconButton, Stack } from '@wattle/design-system';
import { useNotices } from '@wattle/platform/internal';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

const timeOfDay = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short' });

/** Keeps the place of the button free, so that the bar stands still when the first message comes. */
const Place = styled.div`
  width: ${height.regular};
`;

/** The messages of this visit, for whoever could not read a toast in time. */
export function Messages() {
  const notices = useNotices();
  const [isOpen, setOpen] = useState(false);
  if (notices.length === 0) return <Place />;
  return (
    <>
      <IconButton label={`Messages (${notices.length})`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bell aria-hidden />
      </IconButton>
      {isOpen && (
        <Dialog title="Messages" onClose={() => setOpen(false)}>
          <Stack gap={8}>
            {notices.toReversed().map(({ id, tone, text, at }) => (
              <Alert key={id} tone={tone}>
                {text} ({timeOfDay.format(at)})
              </Alert>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
