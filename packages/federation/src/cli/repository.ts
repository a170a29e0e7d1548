import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { remoteBuild } from '../build/remote-build';
import { type RemoteManifest, remoteManifestSchema } from '../remote-manifest';
import { z } from '../zod';

/** The repository of a remote, in which somebody calls `wattle`. */
export interface Repository {
  folder: string;
  manifest: RemoteManifest;
  /** Origin of the shell that the remote belongs to. */
  shell: string;
}

const packageSchema = z.object({ wattle: z.object({ shell: z.string().optional() }).optional() });

/** @param shell - Address of another shell than the package.json names. */
export function readRepository(folder: string, shell: string | undefined): Repository {
  const manifest = remoteManifestSchema.parse(readJson(folder, 'remote.json'));
  const address = shell ?? packageSchema.parse(readJson(folder, 'package.json')).wattle?.shell;
  if (!address || !URL.canParse(address) || !/^https?:/.test(address)) {
    throw new Error('The package.json must name a shell, such as https://wattle.example, in wattle.shell.');
  }
  return { folder, manifest, shell: new URL(address).origin };
}

function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch {
    throw new Error(`${join(folder, file)} cannot be read: wattle is called in the folder of a remote.`);
  }
}

/** Builds the remote into `dist`, as it is released. */
export async function buildRemote({ folder, manifest }: Repository): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    infrastructureLogging: { level: 'error' },
    ...remoteBuild(manifest, folder),
  });
  const faults = await new Promise<string>((resolve) => {
    compiler.run((error, stats) => {
      const problems = stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : '';
      compiler.close(() => resolve(error?.message ?? problems));
    });
  });
  if (faults) throw new Error(withoutStack(faults));
}

/** What the bundler says without the lines of its own code. */
export function withoutStack(faults: string): string {
  const isOfStack = (line: string) => /^[\s│]*at /.test(line) && /(\)|:\d+:\d+)$/.test(line);
  return faults
    .split('\n')
    .filter((line) => !isOfStack(line))
    .join('\n');
}
