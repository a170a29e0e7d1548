import { css } from 'styled-components';
import { color, fontSize, layer, radius, space } from '../tokens';

const tip = css`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: ${layer.floating};
  width: max-content;
  font-weight: 500;
  line-height: 1.3;
  /* The accessible name says it already. */
  content: attr(aria-label) / '';

  padding: ${space[4]} ${space[8]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  font-size: ${fontSize[13]};

  background: ${color.ink};
  color: ${color.paper};
`;

/**
 * Shows the name of a control below it, to the keyboard and to a pointer that can hover. It is part of the control, so
 * the pointer may move onto it; `data-tooltip="hidden"` hides it.
 */
export const tooltip = css`
  &:focus-visible:not([data-tooltip='hidden'])::after {
    ${tip}
  }

  @media (hover: hover) {
    &:hover:not([data-tooltip='hidden'])::after {
      ${tip}
    }
  }
`;
