import type { Role } from '@wattle/contract';
import { color, font, fontSize, height, space } from '@wattle/design-system';
import { signOut } from '@wattle/platform';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from './icon-button';
import { type MenuItem, menuFor } from './menu';

/** Below this width the entries fold into a list under the bar. */
const FOLD = '@media (max-width: 860px)';

const Toggle = styled(IconButton)`
  display: none;

  ${FOLD} {
    display: inline-flex;
    order: 1;
  }
`;

const List = styled.ul<{ $isOpen: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  ${FOLD} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    order: 2;
    flex-basis: 100%;
    justify-items: start;
    padding-bottom: ${space[12]};
  }
`;

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  border: 0;
  border-bottom: 2px solid transparent;
  text-decoration: none;
  cursor: pointer;
  font: 500 ${fontSize[15]} / 1.2 ${font.text};

  min-height: ${height.regular};
  padding: 0 ${space[12]};

  background: none;
  color: ${color.ink};

  &:hover {
    color: ${color.ink};
    border-bottom-color: ${color.control};
  }

  &.active {
    border-bottom-color: ${color.brand};
    font-weight: 600;
  }

  &[aria-disabled='true'] {
    border-bottom-color: transparent;
    cursor: default;
    color: ${color.inkSoft};
  }
`;

export function Menu({ role }: { role: Role | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const id = useId();
  useEffect(() => setOpen(false), [pathname]);

  return (
    <>
      <Toggle
        label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
      </Toggle>
      <nav aria-label="Main" style={{ display: 'contents' }}>
        <List id={id} $isOpen={isOpen}>
          {menuFor(role).map((item) => (
            <li key={item.label}>
              <MenuEntry {...item} />
            </li>
          ))}
          {role && (
            <li>
              <Logout />
            </li>
          )}
        </List>
      </nav>
    </>
  );
}

function MenuEntry({ label, to }: MenuItem) {
  if (to) {
    return (
      <Entry as={NavLink} to={to}>
        {label}
      </Entry>
    );
  }
  return (
    <Entry as="a" role="link" aria-disabled="true">
      {label}
    </Entry>
  );
}

function Logout() {
  const navigate = useNavigate();
  const logOut = () => {
    // At once, so that the guard of this page sees that its user is leaving and does not ask them to log in again.
    navigate('/', { flushSync: true });
    signOut();
  };
  return (
    <Entry as="button" type="button" onClick={logOut}>
      Logout
    </Entry>
  );
}
