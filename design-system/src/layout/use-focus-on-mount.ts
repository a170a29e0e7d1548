import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what comes in the place of a control that had the focus, which goes with that control: takes it over and is read
 * out. Give it `tabIndex={-1}`.
 */
export function useFocusOnMount<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}
