import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

/** An image of this remote, asked for as its scripts are: a development server of another port refuses it otherwise. */
export function Image({ alt, ...props }: ComponentProps<'img'>) {
  return <img alt={alt} crossOrigin="anonymous" {...props} />;
}

/** A decorative icon, from the bare drawings of Lucide: its React package would add 1.2 KB to the first visit. */
export function Icon({ drawing, size = 24 }: { drawing: IconNode; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
    </svg>
  );
}
