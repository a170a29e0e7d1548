import type { ComponentProps } from 'react';

/** An image of this remote, asked for as its scripts are: a development server of another port refuses it otherwise. */
export function Image({ alt, ...props }: ComponentProps<'img'>) {
  return <img alt={alt} crossOrigin="anonymous" {...props} />;
}
