import { withLock } from '../src/release/lock';
import { changeRegistry } from '../src/release/registry-file';
import { keysOf } from './signed-releases';

/** A process that is suspended while it holds a lock: `<releases folder> <registry|release>`. */
const [releasesDir = '', lock] = process.argv.slice(2);

const stop = () => {
  process.stdout.write('stopped\n');
  process.kill(process.pid, 'SIGSTOP');
};

if (lock === 'registry') {
  await changeRegistry(releasesDir, keysOf(releasesDir), async (registry) => {
    stop();
    const entry = { at: new Date().toISOString(), by: 'the suspended one', action: 'release' as const };
    return { registry, done: [{ ...entry, name: 'tests', version: '9' }] };
  });
} else {
  const work = async (requireLock: () => void) => {
    stop();
    requireLock();
  };
  await withLock(releasesDir, 'release', work, { staleMs: 2_000 });
}
