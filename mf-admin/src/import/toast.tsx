import { Alert, type AlertProps } from '@wattle/design-system';
import { useState } from 'react';
import { useExpiry } from '../shared/use-expiry';

/** How long a toast stands (docs/published.md, limits). What it says stays on the page in another form. */
const TOAST_MS = 3_000;

/** A message that vanishes. Showing it again, with another key, begins its time again. */
export function Toast(message: Pick<AlertProps, 'tone' | 'children'>) {
  const [isShown, setShown] = useState(true);
  const element = useExpiry<HTMLDivElement>(isShown ? TOAST_MS : undefined, () => setShown(false));
  return (
    isShown && (
      <div ref={element}>
        <Alert {...message} />
      </div>
    )
  );
}
