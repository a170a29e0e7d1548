import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded into a process before its code: kills it before its n-th change of the file system, which its address names. */
const KILLED = Number(new URL(import.meta.url).searchParams.get('step'));
let step = 0;

for (const name of ['copyFile', 'link', 'mkdir', 'rename', 'rm', 'writeFile'] as const) {
  const change = fs[name] as (...args: unknown[]) => Promise<unknown>;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      step += 1;
      if (step === KILLED) process.kill(process.pid, 'SIGKILL');
      return change(...args);
    },
  });
}
syncBuiltinESMExports();
