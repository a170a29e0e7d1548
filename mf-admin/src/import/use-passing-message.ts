import { useEffect, useState } from 'react';

/** How long a message stands (specification 9). */
const MESSAGE_MS = 3_000;

/** A message that vanishes by itself; showing it again begins its time again. */
export function usePassingMessage() {
  const [message, setMessage] = useState<{ text: string }>();
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return { message: message?.text, showMessage: (text: string) => setMessage({ text }) };
}
