import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Calls back every `ms` milliseconds; stands still while `ms` is undefined. */
export function useInterval(callback: () => void, ms: number | undefined): void {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setInterval(() => tick(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}

/** Asks again every `pauseMs` milliseconds while somebody sees the page; stands still while `pauseMs` is undefined. */
export function useRetry(retry: () => void, pauseMs: number | undefined): void {
  useInterval(() => {
    if (!document.hidden) retry();
  }, pauseMs);
}

/** The value once it has not changed for a while. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

/**
 * For what comes in the place of a control that had the focus, which goes with that control: takes it over and is read
 * out. Give it `tabIndex={-1}`.
 */
export function useFocusOnMount<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}

/** Calls back with an element before it is first painted, and whenever its size changes. */
export function useOnResize<Part extends HTMLElement>(
  element: RefObject<Part | null>,
  onResize: (element: Part) => void,
): void {
  const handleResize = useEffectEvent(onResize);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => handleResize(current));
    handleResize(current);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}

/**
 * For the click on a link to a place of the same page: goes there without an entry in the history, because a router
 * knows nothing of an entry that it has not made.
 */
export function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Lets the browser save a file that was fetched with the session's token, which a plain link does not send. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** As {@link saveFile}, for what is saved as JSON. */
export function saveJson(content: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name);
}
