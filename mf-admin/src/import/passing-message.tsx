import { Alert } from '@wattle/design-system';
import { useExpiry } from '../shared/use-expiry';

/** How long a message stands (specification 9). What it asks for is said by the page itself, too. */
const MESSAGE_MS = 3_000;

interface PassingMessageProps {
  children: string;
  onExpire: () => void;
}

/** What is wrong with the file that was chosen, for a moment. Showing it again, with another key, begins its time again. */
export function PassingMessage({ children, onExpire }: PassingMessageProps) {
  return (
    <div ref={useExpiry<HTMLDivElement>(MESSAGE_MS, onExpire)}>
      <Alert tone="danger">{children}</Alert>
    </div>
  );
}
