import type { WorkerTrust } from './addresses';

// The types of workers do not go together with those of pages, which all of this package is checked with.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The response to a navigation that the browser has asked for while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
  sync: ExtendableEvent;
}

interface WorkerScope {
  trust: WorkerTrust;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ postMessage(message: string): void }[]>;
  };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export const worker = self as unknown as WorkerScope;
