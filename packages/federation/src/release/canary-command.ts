import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { promoteCanary, startCanary } from './canary';
import { publish } from './publish';
import { ReleaseError } from './release-error';
import { buildRemote } from './release-remote';

/** What `pnpm release` knows of canaries. */
export const CANARY_USAGE = `pnpm release <remote> [version] --canary <percent>   give it to some of the visitors
pnpm release <remote> --promote                      give the canary to all`;

/**
 * Does what `--canary` and `--promote` ask for.
 *
 * @returns A line that says what holds now.
 */
export async function canaryCommand(releasesDir: string, folder: string, options: string[]): Promise<string> {
  const name = basename(folder).slice('mf-'.length);
  const { canary, promote, version } = parse(options);
  if (promote) {
    const { active, lastGood } = await promoteCanary(releasesDir, name);
    return `${name} is at ${active.version} for all visitors and falls back to ${lastGood?.version}.`;
  }
  const released = version ?? (await build(releasesDir, folder));
  const remote = await startCanary(releasesDir, name, released, Number(canary));
  return `${name} is at ${released} for ${canary}% of the visitors and at ${remote.active.version} for the others.`;
}

async function build(releasesDir: string, folder: string): Promise<string> {
  await buildRemote(folder);
  return (await publish(releasesDir, folder)).version;
}

function parse(args: string[]) {
  try {
    const options = { canary: { type: 'string' }, promote: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if ((values.canary === undefined) === !values.promote) throw new ReleaseError(CANARY_USAGE);
    return { ...values, version: positionals[0] };
  } catch {
    throw new ReleaseError(CANARY_USAGE);
  }
}
