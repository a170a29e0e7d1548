import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { devRemoteBuild } from '../dev/dev-remote-build';
import { localOrigin } from '../local';
import { signOverride } from '../local/override';
import type { Repository } from './repository';

const LIFE_MS = 8 * 3_600_000;

/**
 * Serves a remote while its sources change. Pages of a released shell load again after a change, as its React cannot
 * replace a component.
 *
 * @returns The address that shows it in the shell, in whichever browser opens it, for eight hours.
 */
export async function serveRemote(
  { folder, manifest, shell }: Repository,
  key: KeyObject,
  port: number,
): Promise<string> {
  await requireFree(port);
  const configuration = devRemoteBuild(folder, { port, shell });
  const compiler = rspack(configuration);
  const firstBuild = new Promise<void>((resolve) => compiler.hooks.done.tap('wattle', () => resolve()));
  await new RspackDevServer(configuration.devServer || {}, compiler).start();
  await firstBuild;
  const expiresAt = new Date(Date.now() + LIFE_MS).toISOString();
  const override = signOverride({ remote: manifest.name, origin: localOrigin(port), expiresAt }, key);
  const query = new URLSearchParams({ override, to: manifest.paths[0]?.path ?? '/' });
  return `${shell}/registry/local?${query}`;
}

/** The development server ends the process where it cannot listen. */
async function requireFree(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening').catch(() => {
    throw new Error(`Port ${port} is taken. Name another one by --port.`);
  });
  await once(probe.close(), 'close');
}
