import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, readEnvironment } from '@wattle/environment';
import { ROOT } from './root';

/** The settings of the environment and of the file `.env`; the processes that are started inherit both. */
export function readSettings(overrides: Record<string, string> = {}): Environment {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  Object.assign(process.env, overrides);
  return readEnvironment(process.env, ROOT);
}
