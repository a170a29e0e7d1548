import { color, fontSize, radius, space } from '@wattle/design-system';
import { styled } from 'styled-components';

/** The name of a key. */
export const KeyCap = styled.kbd`
  display: inline-block;
  flex: none;
  border: 1px solid ${color.control};
  font-family: inherit;
  font-weight: 600;
  text-align: center;

  min-width: 24px;
  padding: 1px ${space[4]};
  border-radius: ${radius.small};
  font-size: ${fontSize[13]};

  background: ${color.surface};
  color: ${color.ink};
`;
