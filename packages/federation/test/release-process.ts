import { draftRelease, releaseDrafts } from './signed-releases';

/**
 * One release in a process of its own: `<releases folder> <package> [step]`. It dies at the step, as after kill -9; the
 * step "draft" is before it has the lock.
 */
const [releasesDir = '', packageFolder = '', dieAt] = process.argv.slice(2);

const die = () => process.kill(process.pid, 'SIGKILL');

const draft = await draftRelease(releasesDir, packageFolder);
if (dieAt === 'draft') die();
await releaseDrafts(releasesDir, [draft], {
  smokeTest: async () => undefined,
  staleMs: 2_000,
  onStep: (step) => {
    if (step === dieAt) die();
  },
});
