import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root';

const SOURCES = 'api/src';
/** A file of a feature; the data that the feature `seed` loads lies in a package of its own. */
const FEATURE_FILE = /^(?:api\/src\/([\w-]+)|packages\/question-bank\/(seed))\//;

/**
 * The tests that a change in a feature of the API calls for: its own, and those of the features that import it. To jest
 * every test of the API uses every feature, because each of them starts the whole API.
 *
 * @returns Undefined for a file outside of the features.
 */
export function featureTests(file: string): string[] | undefined {
  const [, ofSources, ofSeed] = FEATURE_FILE.exec(file) ?? [];
  const feature = ofSources ?? ofSeed;
  if (feature === undefined) return undefined;
  const files = readdirSync(join(ROOT, SOURCES), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'));
  const features = new Set([feature, ...files.filter((name) => imports(name, feature)).map(featureOf)]);
  return files
    .filter((name) => name.endsWith('.test.ts') && features.has(featureOf(name)))
    .map((name) => join(SOURCES, name));
}

function featureOf(name: string): string {
  return name.split('/', 1)[0] ?? '';
}

function imports(name: string, feature: string): boolean {
  return readFileSync(join(ROOT, SOURCES, name), 'utf8').includes(`from '../${feature}/`);
}
