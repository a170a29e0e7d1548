import { SPLIT_PERCENT } from '@wattle/contract';
import { color } from '@wattle/design-system';
import { css } from 'styled-components';

/** What holds a pane; the pane itself scrolls. */
export const half = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;

  & > * {
    flex: 1 1 auto;
    min-height: 0;
  }
`;

/** The band between two panes. */
export const band = css`
  position: relative;
  flex: none;
  border: solid ${color.line};
  background: ${color.sunken};
  touch-action: none;
`;

/** The grip in its middle. */
export const bandGrip = css`
  position: absolute;
  border-radius: 2px;
  background: ${color.control};
  content: '';
`;

/** A share in percent that leaves room for both panes (specification 9). */
export function limited(percent: number): number {
  return Math.min(Math.max(percent, SPLIT_PERCENT.min), SPLIT_PERCENT.max);
}
