import { changeRegistry } from './registry-file';
import { withoutCanary } from './rolled-back';

/**
 * Takes a canary back: all visitors get the active version with their next page. The canary is withdrawn, like a version
 * that was rolled back.
 *
 * @param version - The canary that is meant. One that was started in the meantime goes on.
 * @returns Whether it was taken back; false when somebody was quicker.
 */
export async function endCanary(releasesDir: string, name: string, version: string): Promise<boolean> {
  let isEnded = false;
  await changeRegistry(releasesDir, ({ remotes }) => {
    const remote = remotes[name];
    isEnded = remote?.canary?.release.version === version;
    return { remotes: remote && isEnded ? { ...remotes, [name]: withoutCanary(remote) } : remotes };
  });
  return isEnded;
}
