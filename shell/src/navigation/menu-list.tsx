import type { Role } from '@wattle/contract';
import { color, font, fontSize, height, space } from '@wattle/design-system';
import type { MenuEntry as Item } from '@wattle/federation/registry';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRemotes } from '../remotes/remotes-context';
import { useLogOut } from '../session/use-log-out';
import { menuFor } from './menu';

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

  /* Bolder without becoming wider: nothing beside it moves. */
  &[aria-current] {
    border-bottom-color: ${color.brand};
    -webkit-text-stroke: 0.4px;
  }

  &[aria-disabled='true'] {
    border-bottom-color: transparent;
    cursor: default;
    color: ${color.inkSoft};
  }
`;

interface MenuListProps {
  role: Role | undefined;
  className?: string;
}

/** The entries of the bar for whoever is here. */
export function MenuList({ role, className }: MenuListProps) {
  const { registry } = useRemotes();
  return (
    <nav aria-label="Main" className={className}>
      <ul>
        {menuFor(registry, role).map((item) => (
          <li key={item.label}>
            <MenuEntry {...item} />
          </li>
        ))}
        {role && (
          <li>
            <Logout />
          </li>
        )}
      </ul>
    </nav>
  );
}

function MenuEntry({ label, to, alsoAt }: Item) {
  const { pathname } = useLocation();
  if (to) {
    return (
      <Entry as={pathname === alsoAt ? Link : NavLink} to={to} aria-current="page">
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
  return (
    <Entry as="button" type="button" onClick={useLogOut()}>
      Logout
    </Entry>
  );
}
