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
  await changeRegistry(releasesDir, { keys: keysOf(releasesDir), by: 'the suspended one' }, async (registry) => {
    stop();
    return { registry, done: [{ action: 'release', name: 'tests', version: '9' }] };
  });
} else {
  const work = async (requireLock: () => void) => {
    stop();
    requireLock();
  };
  await withLock(releasesDir, 'release', work, { staleMs: 2_000 });
}
