import { color } from '@wattle/design-system';
import { useId } from 'react';
import { keyframes, styled } from 'styled-components';

interface TreeProps {
  id: string;
}

/** A wattle tree in bloom. It stands on 0 0 and is 100 high. */
function Tree({ id }: TreeProps) {
  return (
    <g id={id} fill="none" strokeLinecap="round">
      <path d="M0 1C1-20-2-34-11-50M0-26Q4-40 12-50" stroke={color.stem} strokeWidth="4.5" />
      <path d="M-21-58h0M19-60h0M-1-74h0M0-54h0" stroke={color.leaf} strokeWidth="42" />
      <path d="M-28-64h0M24-66h0M-4-82h0" stroke={color.leafPale} strokeWidth="20" />
      <path
        d="M-30-50h0M-35-63h0M-22-74h0M-14-58h0M-7-88h0M4-70h0M12-84h0M16-52h0M24-68h0M33-57h0M-3-46h0"
        stroke={color.blossom}
        strokeWidth="12"
      />
      <path d="M-24-62h0M-12-74h0M6-58h0M27-54h0M2-91h0M20-78h0" stroke={color.blossomPale} strokeWidth="6" />
    </g>
  );
}

interface TreesProps extends TreeProps {
  /** Where each stands, and how high it is in hundreds. */
  at: readonly (readonly [x: number, y: number, height: number])[];
}

function Trees({ id, at: [first, ...others] }: TreesProps) {
  const place = ([x, y, height]: TreesProps['at'][number]) => `translate(${x} ${y}) scale(${height})`;
  return (
    <>
      {first && (
        <g transform={place(first)}>
          <Tree id={id} />
        </g>
      )}
      {others.map((tree) => (
        <use key={tree[0]} href={`#${id}`} transform={place(tree)} />
      ))}
    </>
  );
}

const Picture = styled.svg.attrs({ preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': true, focusable: false })`
  width: 100%;
  max-width: none;
`;

/** As wide as the window. On a narrow one its middle is seen. */
const Scene = styled(Picture)`
  position: absolute;
  inset: auto 0 -1px;
  z-index: -1;
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

const Hill = styled(Picture)`
  height: clamp(90px, 9vw, 190px);
  margin-bottom: -1px;
`;

/** The hill that the foot of every page lies in. */
export function NightHill() {
  const id = useId();
  return (
    <Hill viewBox="0 0 1920 178">
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
    </Hill>
  );
}
