import { logError } from '@wattle/platform/core';
import { useEffect, useState } from 'react';
import type { ToastStack } from './toast-stack';

interface LoadedStack {
  ToastStack?: typeof ToastStack;
  /** It could not be had when it was first asked for. */
  hasFailed: boolean;
}

/**
 * The toasts' code, which most visits never need: it comes with the first message. Where a message may come when there
 * is no network, it is fetched as soon as the browser has nothing else to do. Each message is a new try.
 */
export function useToastStack(messages: number, isNeededSoon: boolean): LoadedStack {
  const [loaded, setLoaded] = useState<LoadedStack>({ hasFailed: false });
  const isLoaded = loaded.ToastStack !== undefined;

  useEffect(() => {
    if (isLoaded) return;
    const load = () =>
      import(/* webpackChunkName: "toasts" */ './toast-stack').then(
        ({ ToastStack }) => setLoaded(({ hasFailed }) => ({ ToastStack, hasFailed })),
        (error) => {
          logError(error);
          setLoaded({ hasFailed: true });
        },
      );
    if (messages > 0) load();
    else if (isNeededSoon) return whenIdle(load);
  }, [messages, isNeededSoon, isLoaded]);

  return loaded;
}

/** Safari has no way to ask for an idle moment: a second after the first paint is one, as a rule. */
function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(callback, 1_000);
  return () => clearTimeout(id);
}
