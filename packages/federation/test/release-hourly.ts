import { publish } from '../src/release';
import type { Builds } from './builds';
import { activate } from './signed-releases';

/** A time in minutes after the first release of {@link releaseHourly}. */
export const minutes = (count: number) => new Date(Date.UTC(2027, 0, 1, 0, count));

/** Publishes and activates versions of the remote "tests", an hour one after the other. */
export async function releaseHourly(builds: Builds, ...versions: string[]): Promise<void> {
  for (const [hour, version] of versions.entries()) {
    await publish(builds.releases, builds.remote({ version }));
    await activate(builds.releases, 'tests', version, { now: minutes(hour * 60), smokeTest: true });
  }
}
