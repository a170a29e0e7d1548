import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { acceptedRanges, providedVersions, requiredRanges } from './shared';
import { shippedByRemote } from './shipped';
import { workspaceRoot } from './workspace-packages';

const root = workspaceRoot(import.meta.dirname);
const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')));

/** What the first version of the major exported, and since when it exports more. */
const EXPORTS: Record<string, { first: string; since: Record<string, string> }> = {
  react: {
    first: `Children Component Fragment Profiler PureComponent StrictMode Suspense act cache cloneElement createContext
      createElement createRef forwardRef isValidElement lazy memo startTransition use useActionState useCallback
      useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle useInsertionEffect useLayoutEffect
      useMemo useOptimistic useReducer useRef useState useSyncExternalStore useTransition version
      unstable_useCacheRefresh __COMPILER_RUNTIME
      __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE`,
    since: {
      captureOwnerStack: '19.1.0',
      Activity: '19.2.0',
      cacheSignal: '19.2.0',
      useEffectEvent: '19.2.0',
      ViewTransition: '19.3.0',
      addTransitionType: '19.3.0',
    },
  },
  'styled-components': {
    first: `ServerStyleSheet StyleSheetConsumer StyleSheetContext StyleSheetManager ThemeConsumer ThemeContext
      ThemeProvider createGlobalStyle css default isStyledComponent keyframes styled useTheme version withTheme
      __PRIVATE__ __esModule`,
    since: { createTheme: '6.6.0', stylisPluginRSC: '6.6.0' },
  },
};

/** Names that a remote, and what it bundles of this workspace, imports of a library. */
function namesImported(remote: string, library: string): string[] {
  const { sources } = shippedByRemote(join(root, remote));
  return [...sources]
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(importsOf(library))])
    .flatMap(([, imported = '']) => imported.replaceAll(/[{}]/g, '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** What stands between the words; types need no version of a library at run time. */
const importsOf = (library: string) => new RegExp(`^(?:import|export) (?!type )([^;']*?) from '${library}'`, 'gm');

/** The first version that exports a name; undefined where this file does not know it. */
function firstWith(library: string, name: string): string | undefined {
  const { first, since } = EXPORTS[library] as (typeof EXPORTS)[string];
  if (first.split(/\s+/).includes(name)) return '0.0.0';
  return since[name.split(' as ', 1)[0] ?? ''];
}

describe.each(Object.keys(EXPORTS))('the range of %s', (library) => {
  const { resolve } = createRequire(join(root, 'shell/package.json'));
  const lowest = minVersion(acceptedRanges[library as keyof typeof acceptedRanges])?.version;

  test.each(remotes)('begins with a version that has what %s imports', (remote) => {
    const names = namesImported(remote, library);
    expect(names).not.toEqual([]);
    const missing = names.filter((name) => !satisfies(lowest ?? '', `>=${firstWith(library, name) ?? '99.0.0'}`));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('is judged by a list of names that knows all that the installed version exports', async () => {
    const names = Object.keys(await import(resolve(library))).filter(
      (name) => !/^(module\.exports|default)$/.test(name),
    );
    expect(names.filter((name) => firstWith(library, name) === undefined)).toEqual([]);
  });
});

test('the shell of this workspace provides what its remotes need, the federation runtime with it', () => {
  const provided = providedVersions(join(root, 'shell'));
  const required = requiredRanges();
  expect(Object.keys(required)).toContain('@module-federation/runtime');
  expect(Object.entries(required).filter(([name, range]) => !satisfies(provided[name] ?? '', range))).toEqual([]);
});
