import { VisuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';

const Brackets = styled.span`
  white-space: nowrap;
`;

/** A gap about which the test asks nothing. */
export function Blank() {
  return (
    <Brackets>
      <span aria-hidden="true">[&nbsp;&nbsp;&nbsp;]</span>
      <VisuallyHidden>blank</VisuallyHidden>
    </Brackets>
  );
}
