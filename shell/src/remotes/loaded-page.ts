import type { ComponentType } from 'react';

/** Wait before a page is asked for a second time. */
const RETRY_MS = 400;

/** A page that is fetched once. A failure is not remembered: the next try asks again. */
export class LoadedPage {
  component: ComponentType | undefined;

  constructor(private readonly load: () => Promise<ComponentType>) {}

  async fetch(): Promise<ComponentType> {
    this.component ??= await this.load().catch(() => this.loadLater());
    return this.component;
  }

  private async loadLater(): Promise<ComponentType> {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return this.load();
  }
}
