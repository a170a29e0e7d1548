import { color } from '@wattle/design-system';
import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { Trees } from './tree';

/** As wide as the window. On a narrow one its middle is seen. */
export const Scene = styled.svg.attrs({ preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': true, focusable: false })`
  position: absolute;
  inset: auto 0 -1px;
  z-index: -1;
  width: 100%;
  max-width: none;
  height: clamp(170px, 19vw, 400px);
`;

const rise = keyframes`
  from { transform: translateY(48px); }
`;

const Sun = styled.g`
  animation: ${rise} 1.6s ease-out;
`;

/** Hills with wattle trees in front of a rising sun, at the foot of the first screen. */
export function Landscape() {
  const id = useId();
  return (
    <Scene viewBox="0 0 1920 356">
      <Sun fill={color.blossomPale}>
        <circle cx="940" cy="166" r="112" opacity=".3" />
        <circle cx="940" cy="166" r="64" />
      </Sun>
      <path
        d="M0 170C170 96 330 92 520 150s330 70 560 10 420-124 620-66 220 60 220 60v206H0Z"
        fill={`color-mix(in srgb, ${color.leafPale} 24%, ${color.paper})`}
      />
      <path d="M0 240c220-60 420-44 640-6s440 34 660-18 420-34 620 26v118H0Z" fill={color.leafPale} opacity=".42" />
      <Trees
        id={id}
        at={[
          [1660, 222, 0.9],
          [1756, 226, 0.66],
          [96, 230, 0.86],
          [180, 218, 0.6],
          [1180, 240, 0.5],
          [604, 232, 0.54],
        ]}
      />
      <path d="M0 300c300-52 560-26 860 8s720-6 1060-22v74H0Z" fill={color.leafPale} opacity=".66" />
      <Trees
        id={`${id}near`}
        at={[
          [330, 276, 1.3],
          [1500, 304, 1.5],
          [1838, 292, 1.2],
          [760, 298, 0.8],
        ]}
      />
      <path d="M0 346c420-36 760 8 1100 2s560-26 820-8v20H0Z" fill={color.paper} />
    </Scene>
  );
}
