import type { Role } from '@wattle/contract/constants';
import { mayUse } from '@wattle/contract/roles';
import { color, font, fontSize, height, radius, space } from '@wattle/design-system';
import type { MenuEntry as Item, Registry } from '@wattle/federation/registry';
import { notify } from '@wattle/platform/core';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useRemotes } from '../remotes/remotes-context';
import { useLogOut } from '../session/use-log-out';

const call = css`
  && {
    border: 0;
    border-radius: ${radius.control};
    padding: 0 ${space[20]};
    background: ${color.action};
    color: ${color.onAction};
  }

  &&:hover {
    background: ${color.actionHover};
  }
`;

const Entry = styled.span<{ $isCall?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
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

  ${({ $isCall }) => $isCall && call}
`;

/** The entries of all remotes for whoever is here. A signed-in user's Logout comes after them. */
function menuFor({ remotes }: Registry, role: Role | undefined): Item[] {
  return Object.values(remotes)
    .flatMap(({ active }) => active.menu)
    .filter(({ audience }) => (role ? mayUse(role, audience) : audience === 'visitor'))
    .sort((one, other) => one.order - other.order);
}

interface MenuListProps {
  role: Role | undefined;
  className?: string;
}

export function MenuList({ role, className }: MenuListProps) {
  const { registry } = useRemotes();
  const items = menuFor(registry, role);
  return (
    <nav aria-label="Main" className={className}>
      <ul>
        {items.map((item, index) => (
          <li key={item.label}>
            <MenuEntry
              {...item}
              isCall={!role && index === items.length - 1}
              end={items.some(({ to }) => to?.startsWith(`${item.to}/`))}
            />
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

/**
 * @param isCall - Whether it stands out: what a visitor is to find at once comes last.
 * @param end - Whether it is not current on the pages below it, because one of them has an entry of its own.
 */
function MenuEntry({ label, to, alsoAt, note, isCall, end }: Item & { isCall: boolean; end: boolean }) {
  const { pathname } = useLocation();
  if (to) {
    return (
      <Entry
        {...(pathname === alsoAt ? { as: Link } : { as: NavLink, end })}
        to={to}
        aria-current="page"
        $isCall={isCall}
      >
        {label}
      </Entry>
    );
  }
  if (note) {
    return (
      <Entry as="button" type="button" title={note} onClick={() => notify.info(note)}>
        {label}
      </Entry>
    );
  }
  return (
    <Entry as="a" role="link" aria-disabled="true" title="Not open yet">
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
