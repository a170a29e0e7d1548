import { color, radius } from '@wattle/design-system';
import { styled } from 'styled-components';

/** How much longer the palette gets by the background of a set of gaps. */
export const BACKGROUND_PX = 10;

/** The background of the questions about the gaps of one passage. It bridges the spaces between tiles. */
export const GapSetBackground = styled.span<{ $isFirst: boolean; $isLast: boolean }>`
  padding: 5px 4px;
  margin: -5px -4px;

  background: ${color.sunken};

  ${({ $isFirst }) =>
    $isFirst && `margin-left: 0; padding-left: 5px; border-radius: ${radius.control} 0 0 ${radius.control};`}
  ${({ $isLast }) =>
    $isLast && `margin-right: 0; padding-right: 5px; border-radius: 0 ${radius.control} ${radius.control} 0;`}
`;
