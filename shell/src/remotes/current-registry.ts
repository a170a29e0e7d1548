import type { Registry, VerifyRegistry } from '@wattle/federation/runtime';
import { logError } from '@wattle/platform/core';
import { areVersionsHeld } from '@wattle/platform/internal';

/** A navigation reads the registry again when it was read longer ago. */
const READ_EVERY_MS = 60_000;

/** A navigation waits this long for the registry; what comes later counts from the next one on. */
const WAIT_MS = 500;

const READ_LIMIT_MS = 8_000;

const NONE: Registry = { remotes: {} };

/**
 * The registry: as it was sent with the page, then as it is. Nothing changes while a page holds the versions, and nothing
 * of a registry is used before it is verified.
 */
export class CurrentRegistry {
  registry = NONE;
  private latest = NONE;
  private readAt = Date.now();
  private readonly sent: Promise<void>;

  constructor(
    text: string | null | undefined,
    private readonly verify: VerifyRegistry,
  ) {
    this.sent = this.take(async () => text ?? '');
  }

  /** There is none: it neither came with the page nor could it be read since. */
  get isMissing(): boolean {
    return this.registry === NONE;
  }

  /** Takes over what was released since. To be called at each navigation. */
  async update(): Promise<void> {
    if (areVersionsHeld()) return;
    await this.sent;
    if (this.latest === NONE) await this.read();
    else if (Date.now() - this.readAt > READ_EVERY_MS) {
      await Promise.race([this.read(), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
    }
    // A test may have begun while the registry was waited for.
    if (!areVersionsHeld()) this.registry = this.latest;
  }

  private async read(): Promise<void> {
    this.readAt = Date.now();
    await this.take(async () => {
      const response = await fetch(`${window.location.origin}/registry.json`, {
        signal: AbortSignal.timeout(READ_LIMIT_MS),
      });
      return response.text();
    });
  }

  /** One that fails is not taken: the one before goes on. */
  private async take(fetchText: () => Promise<string>): Promise<void> {
    try {
      const registry = parseRegistry(await fetchText());
      await this.verify(registry);
      this.latest = registry;
    } catch (error) {
      logError('registry', error);
    }
  }
}

/** @throws when the text is anything else, such as the error page of a proxy. */
function parseRegistry(text: string): Registry {
  const registry = JSON.parse(text) as Registry;
  const remotes = Object.values(registry.remotes);
  if (!remotes.length || !remotes.every(({ active }) => active.paths.length && active.files))
    throw new Error('This is no registry');
  return registry;
}
