import { isStaff } from '@wattle/contract/roles';
import {
  color,
  Dialog,
  DisplayMenu,
  font,
  fontSize,
  height,
  IconButton,
  space,
  WattleMark,
  width,
} from '@wattle/design-system';
import { THEMES, useSession, useTheme } from '@wattle/platform/core';
import { useNotices } from '@wattle/platform/internal';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePath } from '../remotes/remotes-context';
import { FOLDED, FoldedMenu } from './folded-menu';
import { MenuList } from './menu-list';

/** In the file that has come with the first message. */
const MessageList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "notices" */ '../toasts/toast-items')).MessageList,
}));

const Root = styled.header`
  background: transparent;

  &[data-surface='dark'] {
    background: ${color.night};
  }

  @media print {
    display: none;
  }
`;

const Row = styled.div<{ $isWide: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: 0 auto;

  gap: ${space[8]} ${space[12]};
  max-width: calc(${({ $isWide }) => ($isWide ? width.wide : width.regular)} + 2 * ${space[24]});
  min-height: ${height.bar};
  padding: ${space[8]} ${space[24]};
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  margin-right: auto;
  font: 700 ${fontSize[20]} / 1 ${font.display};
  letter-spacing: -0.02em;
  text-decoration: none;

  gap: ${space[8]};
  min-height: ${height.regular};

  &,
  &:hover {
    color: ${color.ink};
  }
`;

/** Before the entries, beside the free part of the bar: the place that is kept for the first message is not seen. */
const MessagesPlace = styled.div`
  ${FOLDED} {
    margin-right: -${space[8]};
  }
`;

const InlineMenu = styled(MenuList)`
  ${FOLDED} {
    display: none;
  }

  ul {
    display: flex;
    align-items: center;
    gap: ${space[4]};
  }
`;

export function Bar() {
  const { user } = useSession();
  const [theme, setTheme] = useTheme();
  const isOfStaff = user !== null && isStaff(user.role);
  return (
    <Root data-surface={isOfStaff ? 'dark' : undefined}>
      <Row $isWide={isOfStaff}>
        <Brand to={usePath('start-page')} aria-label="Wattle, start page">
          <WattleMark />
          Wattle
        </Brand>
        <MessagesPlace>
          <Messages />
        </MessagesPlace>
        <InlineMenu role={user?.role} />
        <DisplayMenu themes={THEMES} theme={theme} onChange={setTheme} />
        <FoldedMenu role={user?.role} />
      </Row>
    </Root>
  );
}

/** Keeps the place of the button free, so that the bar stands still when the first message comes. */
const BellPlace = styled.div`
  width: ${height.regular};
`;

function Messages() {
  const notices = useNotices();
  const [isOpen, setOpen] = useState(false);
  if (notices.length === 0) return <BellPlace />;
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
