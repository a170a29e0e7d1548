import { styled } from 'styled-components';
import { fontSize, height, space } from '../tokens';

/** The heading of what floats; leaves space for the closing button. */
export const DialogTitle = styled.h2<{ $isClosable?: boolean }>`
  margin-bottom: ${space[12]};
  padding-right: ${({ $isClosable }) => ($isClosable ? height.regular : 0)};
  font-size: ${fontSize[22]};
`;
