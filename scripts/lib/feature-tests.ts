import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root';

const SOURCES = 'api/src';
const FEATURE_FILE = /^api\/src\/([\w-]+\/[\w-]+)\//;
/** The data that a feature loads lies in a package of its own. */
const SEED = { folder: 'packages/question-bank/seed/', feature: 'bank/seed' };

/**
 * The tests that a change in a feature of the API calls for: its own, and those of the features that import it. To jest
 * every test of the API uses every feature, because each of them starts the whole API.
 *
 * @returns Undefined for a file outside of the features.
 */
export function featureTests(file: string): string[] | undefined {
  const feature = file.startsWith(SEED.folder) ? SEED.feature : FEATURE_FILE.exec(file)?.[1];
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
  return name.split('/', 2).join('/');
}

/** Whether a file imports something of a feature: of its own domain by the path, of others by the name in their entrance. */
function imports(name: string, feature: string): boolean {
  const [domain = ''] = feature.split('/');
  return importsOf(name).some(({ names, from }) => {
    const path = join(dirname(name), from);
    return path === domain ? namesOf(feature).some((each) => names.includes(each)) : featureOf(path) === feature;
  });
}

function namesOf(feature: string): string[] {
  const [domain = ''] = feature.split('/');
  return importsOf(join(domain, 'index.ts'))
    .filter(({ from }) => featureOf(join(domain, from)) === feature)
    .flatMap(({ names }) => names);
}

function importsOf(name: string) {
  const source = readFileSync(join(ROOT, SOURCES, name), 'utf8');
  return [...source.matchAll(/\{([^{}]*)\} from '(\..+)'/g)].map(([, names = '', from = '']) => ({
    names: names.split(',').map((each) => each.replace('type ', '').trim()),
    from,
  }));
}
