import { styled } from 'styled-components';
import { color, layer } from '../tokens';

/** Light from above, behind the bar and the first lines of a friendly page. */
export const Glow = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${layer.behind};

  height: 340px;

  background: linear-gradient(${color.glow}, ${color.paper});
`;
