import { Alert, type AlertProps } from '@wattle/design-system';
import { useCallback, useState } from 'react';
import { useExpiry } from '../shared/use-expiry';

/** How long a message stands (docs/published.md, limits). What it says stays on the page in another form. */
const MESSAGE_MS = 3_000;

/** A message of the import page, which vanishes. Showing it again, with another key, begins its time again. */
export function PassingMessage(message: Pick<AlertProps, 'tone' | 'children'>) {
  const [isShown, setShown] = useState(true);
  const hide = useCallback(() => setShown(false), []);
  const element = useExpiry<HTMLDivElement>(MESSAGE_MS, hide);
  return (
    isShown && (
      <div ref={element}>
        <Alert {...message} />
      </div>
    )
  );
}
