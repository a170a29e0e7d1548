import { color } from '@wattle/design-system';

interface TreeProps {
  /** Id by which it is used again. */
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

export function Trees({ id, at: [first, ...others] }: TreesProps) {
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
