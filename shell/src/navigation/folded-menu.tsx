import type { Role } from '@wattle/contract/constants';
import { IconButton, space } from '@wattle/design-system';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { MenuList } from './menu-list';

/** Below this width the entries fold into a list under the bar. */
export const FOLDED = '@media (max-width: 940px)';
const UNFOLDED = '@media (min-width: 940.02px)';

const Toggle = styled(IconButton)`
  ${UNFOLDED} {
    display: none;
  }
`;

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

/** While the menu is open, Escape closes it and puts the focus on its button; a press beside it closes it too. */
function useDismissal(isOpen: boolean, menu: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dismiss.current();
      menu.current?.querySelector('button')?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) dismiss.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, menu]);
}
