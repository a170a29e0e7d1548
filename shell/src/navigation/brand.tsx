import { color, font, fontSize, height, space, WattleMark } from '@wattle/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePath } from '../remotes/use-path';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  margin-right: auto;
  font: 700 ${fontSize[20]} / 1 ${font.display};
  letter-spacing: -0.02em;
  text-decoration: none;

  gap: ${space[8]};
  min-height: ${height.regular};

  &,
  &:hover {
    color: ${color.ink};
  }
`;

export function Brand() {
  return (
    <Root to={usePath('start-page')} aria-label="Wattle, start page">
      <WattleMark />
      Wattle
    </Root>
  );
}
