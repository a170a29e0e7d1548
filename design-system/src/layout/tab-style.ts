import { css } from 'styled-components';
import { plainButton } from '../action/plain-button';
import { color, height, radius, space } from '../tokens';

/** Tabs in a row, above what one of them shows. */
export const tabListStyle = css`
  display: flex;
  border-bottom: 1px solid ${color.line};

  gap: ${space[4]};
`;

/** One of the tabs; a page adds how wide and how large it is. */
export const tabStyle = css`
  ${plainButton}
  border-bottom: 3px solid transparent;
  text-align: center;

  min-height: ${height.regular};
  border-radius: ${radius.small} ${radius.small} 0 0;

  color: ${color.inkSoft};

  &[aria-selected='true'] {
    border-color: ${color.action};
    color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;
