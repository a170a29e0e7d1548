import type { Role } from '@wattle/contract';
import { IconButton, space } from '@wattle/design-system';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { MenuList } from './menu-list';
import { UNFOLDED } from './menu-media';
import { useDismissal } from './use-dismissal';

const Toggle = styled(IconButton)`
  ${UNFOLDED} {
    display: none;
  }
`;

/** Both are laid out by the bar. */
const Parts = styled.div`
  display: contents;
`;

const ListBelow = styled(MenuList)`
  flex-basis: 100%;
  padding-bottom: ${space[12]};

  ${UNFOLDED} {
    display: none;
  }
`;

/** The same entries where the bar is too narrow. They stand last, so that the Tab key goes as the eye does. */
export function FoldedMenu({ role }: { role: Role | undefined }) {
  const { pathname } = useLocation();
  // Open on this page only: another page begins with it closed.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const menu = useRef<HTMLDivElement>(null);
  useDismissal(isOpen, menu, () => setOpenOn(undefined));

  return (
    <Parts ref={menu}>
      <Toggle
        label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        {isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
      </Toggle>
      {isOpen && <ListBelow role={role} />}
    </Parts>
  );
}
