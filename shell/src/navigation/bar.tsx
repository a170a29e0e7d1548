import { color, DisplayMenu, height, space, width } from '@wattle/design-system';
import { THEMES, useSession, useTheme } from '@wattle/platform/core';
import { styled } from 'styled-components';
import { Messages } from '../notices/messages';
import { Brand } from './brand';
import { FoldedMenu } from './folded-menu';
import { InlineMenu } from './inline-menu';
import { FOLDED } from './menu-media';

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

/** Before the entries, beside the free part of the bar: the place that is kept for the first message is not seen. */
const Bell = styled.div`
  ${FOLDED} {
    margin-right: -${space[8]};
  }
`;

/** The navigation bar: its entries depend on who is signed in (docs/published.md, screens). */
export function Bar() {
  const { user } = useSession();
  const [theme, setTheme] = useTheme();
  const isAdmin = user?.role === 'admin';
  return (
    <Root data-surface={isAdmin ? 'dark' : undefined}>
      <Row $isWide={isAdmin}>
        <Brand />
        <Bell>
          <Messages />
        </Bell>
        <InlineMenu role={user?.role} />
        <DisplayMenu themes={THEMES} theme={theme} onChange={setTheme} />
        <FoldedMenu role={user?.role} />
      </Row>
    </Root>
  );
}
