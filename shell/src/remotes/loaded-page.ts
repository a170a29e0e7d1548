import type { ComponentType } from 'react';

/** Wait before a page is asked for a second time. */
const RETRY_MS = 400;

export type LoadPage = () => Promise<ComponentType>;

/** A page that is fetched once. A failure is not remembered: the next try asks again. */
export class LoadedPage {
  component: ComponentType | undefined;

  /** @param loadEarlier - Fetches the page of the last good version, for when this one cannot be had. */
  constructor(
    private readonly load: LoadPage,
    private readonly loadEarlier?: LoadPage,
  ) {}

  async fetch(): Promise<ComponentType> {
    this.component ??= await (this.loadEarlier ? this.loadTwice().catch(this.loadEarlier) : this.loadTwice());
    return this.component;
  }

  private async loadTwice(): Promise<ComponentType> {
    try {
      return await this.load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return this.load();
    }
  }
}
