import { color } from '@wattle/design-system';
import { styled } from 'styled-components';

const Outline = styled.circle`
  fill: none;
  stroke: ${color.control};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 0 4.35;
`;

/** The outline of a blossom: what is still to come. */
export function EmptyBlossom() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" focusable="false">
      <Outline cx="14" cy="14" r="9" />
    </svg>
  );
}
