import type { ReactNode } from 'react';
import { IconTile, type IconTileTone } from '../data/tiles';

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.6, strokeLinecap: 'round' } as const;

const marks = {
  Maths: {
    tone: 'brand',
    drawing: (
      <g {...stroke}>
        <path d="M3.2 8.6l6.8 6.8M10 8.6l-6.8 6.8M14 12h8" />
        <path d="M18 7.2h0M18 16.8h0" strokeWidth={3.2} />
      </g>
    ),
  },
  ThinkingSkills: {
    tone: 'info',
    drawing: (
      <g {...stroke}>
        <path d="M4.6 8.2c0-2.4 1.8-4 4.1-4s4.1 1.6 4.1 3.8c0 3.4-4 3.2-4 6.6M18.6 4.4v10.2" />
        <path d="M8.8 19.6h0M18.6 19.6h0" strokeWidth={3.2} />
      </g>
    ),
  },
  Writing: {
    tone: 'danger',
    drawing: (
      <path
        d="M12.4 2.6c3.4 0 6 2.7 6 6.4 0 5.6-3.7 10.2-8.9 12.2-1.2.4-1.9-.9-.9-1.7 2.5-2 3.9-3.9 4.3-5.6a5.7 5.7 0 0 1-6.2-5.5c0-3.3 2.5-5.8 5.7-5.8Z"
        fill="currentColor"
      />
    ),
  },
  Reading: {
    tone: 'action',
    drawing: (
      <g {...stroke} strokeWidth={2.4}>
        <path d="M11.4 4.2a4.6 4.6 0 1 0 0 9.2Z" fill="currentColor" />
        <path d="M11.4 4.2H19M12.6 4.2v16M17 4.2v16" />
      </g>
    ),
  },
} satisfies Record<string, { tone: IconTileTone; drawing: ReactNode }>;

export interface SubjectMarkProps {
  /** Whose mark: ×÷, ?!, a comma or ¶. */
  subject: keyof typeof marks;
}

/** The mark of a subject in its tile. Its name stands beside it. */
export function SubjectMark({ subject }: SubjectMarkProps) {
  const { tone, drawing } = marks[subject];
  return (
    <IconTile tone={tone}>
      <svg viewBox="0 0 24 24" width={28} height={28} aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    </IconTile>
  );
}
