import { Dialog, height, IconButton } from '@wattle/design-system';
import { useNotices } from '@wattle/platform/internal';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';

/** In the file that has come with the first message. */
const MessageList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "notices" */ './notice-items')).MessageList,
}));

/** Keeps the place of the button free, so that the bar stands still when the first message comes. */
const Place = styled.div`
  width: ${height.regular};
`;

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
          <Suspense>
            <MessageList />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
