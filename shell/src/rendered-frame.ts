import type { Registry } from '@wattle/federation/registry';

/** What stands around a page, as HTML: the page itself belongs between `before` and `after`. */
export interface RenderedFrame {
  before: string;
  after: string;
  css: string;
  /** The value of `useId` in the place of the page, from which those inside it are derived. */
  place: string;
}

export type RenderFrame = (registry: Registry, pathname: string) => Promise<RenderedFrame>;
