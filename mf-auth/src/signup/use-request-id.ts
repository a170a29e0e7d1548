import { useRef } from 'react';

/**
 * Gives an id that stays the same for as long as the same is sent: where a response was lost, the server knows the form
 * again. Undefined where the browser has no such ids, which is where the page came without TLS from another machine.
 */
export function useRequestId(): (request: object) => string | undefined {
  const last = useRef<{ content: string; id: string | undefined }>(undefined);
  return (request) => {
    const content = JSON.stringify(request);
    if (last.current?.content !== content) last.current = { content, id: globalThis.crypto?.randomUUID?.() };
    return last.current.id;
  };
}
