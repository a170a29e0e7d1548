import { css, keyframes } from 'styled-components';
import { color, motion, shadow } from '../tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

export const floating = css`
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.edge};
  box-shadow: ${shadow};
  animation: ${appear} ${motion.calm};

  background: ${color.surface};
  color: ${color.ink};

  &::backdrop {
    animation: ${fade} ${motion.calm};
    background: ${color.backdrop};
  }
`;
