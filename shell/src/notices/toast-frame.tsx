import { color, height, layer, radius, space } from '@wattle/design-system';
import { styled } from 'styled-components';

/**
 * The toast library in our colours. Messages stand below the bar, where no page has its buttons, and everything beside
 * them can be clicked.
 */
export const ToastFrame = styled.div`
  --toastify-container-width: 100%;
  --toastify-toast-top: calc(${height.bar} + ${space[8]});
  --toastify-toast-min-height: ${height.large};
  --toastify-toast-bd-radius: ${radius.control};
  --toastify-z-index: ${layer.floating};

  --toastify-font-family: inherit;
  --toastify-toast-background: ${color.surface};
  --toastify-text-color-light: ${color.ink};
  --toastify-icon-color-info: ${color.info};
  --toastify-icon-color-success: ${color.action};
  --toastify-icon-color-warning: ${color.warnText};
  --toastify-icon-color-error: ${color.danger};

  && .Toastify__toast-container {
    top: var(--toastify-toast-top);
    pointer-events: none;
  }

  && .Toastify__toast {
    --toastify-toast-width: min(380px, calc(100% - 2 * ${space[16]}));

    margin-bottom: ${space[8]};
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    pointer-events: auto;
  }

  .Toastify__close-button > svg {
    fill: ${color.ink};
  }
`;
