import { inlinedRegistry } from '@wattle/federation/inlined-registry';
import type { Registry } from '@wattle/federation/registry';

interface RegistryElement {
  registry: Registry;
  /** Keys whose signatures count. */
  publicKeys: readonly string[];
  /** Origins beside the shell's own that releases may come from. */
  releaseOrigins: readonly string[];
  nonce: string;
  now: Date;
  /** What its reports name the page by; none of a page that comes from the device. */
  token?: string;
  /** Whether the page is to have a service worker. */
  hasWorker: boolean;
  /** The page comes from the device, because the network did not answer. */
  isHeld?: boolean;
}

/**
 * The page says whose signatures count, from where code may come, what time it is, and what its reports name it by: the
 * registry comes from where releases are, and the clock of a device may be wrong.
 */
export function registryElement({ registry, publicKeys, releaseOrigins, nonce, ...page }: RegistryElement): string {
  const attributes = [
    `data-keys="${publicKeys.join(' ')}"`,
    releaseOrigins.length > 0 && `data-origins="${releaseOrigins.join(' ')}"`,
    `data-time="${page.now.toISOString()}"`,
    page.token !== undefined && `data-page="${page.token}"`,
    page.hasWorker && 'data-worker',
    page.isHeld && 'data-held',
  ].filter(Boolean);
  const json = asScriptText(inlinedRegistry(registry));
  return `<script nonce="${nonce}" type="application/json" ${attributes.join(' ')} id="registry">${json}</script>`;
}

/** JSON that cannot end the element it stands in. */
export function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
