import { space } from '@wattle/design-system';
import { styled } from 'styled-components';

/** An item in one line, with the button that opens it at the end. */
export const FoldedLine = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[8]};

  & > :first-child {
    flex: 1;
  }
`;
