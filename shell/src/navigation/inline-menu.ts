import { space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { MenuList } from './menu-list';
import { FOLDED } from './menu-media';

/** The entries in the bar itself. */
export const InlineMenu = styled(MenuList)`
  ${FOLDED} {
    display: none;
  }

  ul {
    display: flex;
    align-items: center;
    gap: ${space[4]};
  }
`;
