import { notify } from '@wattle/platform';
import { useRef } from 'react';

/** Copies a text, or selects it in its field where the browser does not allow that, such as without https. */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(what: string) {
  const field = useRef<Field>(null);
  return {
    field,
    copy: async (text: string) => {
      try {
        await navigator.clipboard.writeText(text);
        notify.success(`${what} is copied.`);
      } catch {
        field.current?.select();
        notify.info(`${what} is selected. Copy it with your keyboard.`);
      }
    },
  };
}
