import { TOAST_MS } from '@wattle/contract';
import { color, font, height, layer, motion, radius, space } from '@wattle/design-system';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

/** Classes that the library puts on a toast while it comes and goes. */
export const TOAST_MOTION = { enter: 'toast-enter', exit: 'toast-exit' };

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

  --toastify-font-family: ${font.text};
  --toastify-color-light: ${color.surface};
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

  .${TOAST_MOTION.enter} {
    animation: ${appear} ${motion.calm};
  }

  .${TOAST_MOTION.exit} {
    animation: ${leave} ${motion.quick} forwards;
  }

  /* The end of this animation closes the toast. It is not seen, so it goes on where motion is reduced. */
  && .Toastify__progress-bar--animated {
    animation-duration: ${TOAST_MS}ms !important;
  }

  .Toastify__close-button > svg {
    fill: ${color.ink};
  }
`;
