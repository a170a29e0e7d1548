import { color } from '@wattle/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Trees } from './tree';

const Root = styled.svg.attrs({ preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': true, focusable: false })`
  width: 100%;
  max-width: none;
  height: clamp(90px, 9vw, 190px);
  margin-bottom: -1px;
`;

/** The hill that the foot of every page lies in. */
export function NightHill() {
  const id = useId();
  return (
    <Root viewBox="0 0 1920 178">
      <Trees
        id={id}
        at={[
          [1570, 108, 1.1],
          [1664, 106, 0.8],
          [350, 134, 0.9],
          [1150, 142, 0.62],
        ]}
      />
      <path d="M0 128c260 20 520 22 860 18s620-86 1060-20v54H0Z" fill={color.night} />
    </Root>
  );
}
