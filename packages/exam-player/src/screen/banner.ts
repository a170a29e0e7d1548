import { color, fontSize, space, visuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';

/** A line below the bar that says something and takes no focus. */
export const Banner = styled.div<{ $isSeen: boolean }>`
  border-bottom: 1px solid ${color.line};
  font-weight: 600;
  text-align: center;

  padding: ${space[8]} ${space[16]};
  font-size: ${fontSize[15]};

  background: ${color.brandSoft};
  color: ${color.warnText};

  ${({ $isSeen }) => !$isSeen && visuallyHidden}
`;
