import type { Builds, RemoteBuild } from './builds';
import { activate, publish } from './signed-releases';

/** A time in minutes after the first release of {@link releaseHourly}. */
export const minutes = (count: number) => new Date(Date.UTC(2027, 0, 1, 0, count));

/** Publishes and activates a build. Returns what the registry now says of it. */
export async function release(builds: Builds, build: RemoteBuild, options?: Parameters<typeof activate>[3]) {
  const { name, version } = await publish(builds.releases, builds.remote(build));
  return activate(builds.releases, name, version, options);
}

/** Releases versions of the remote "tests", an hour one after the other. */
export async function releaseHourly(builds: Builds, ...versions: string[]): Promise<void> {
  for (const [hour, version] of versions.entries()) {
    await release(builds, { version }, { now: minutes(hour * 60), smokeTest: true });
  }
}
