import { gt, gte } from 'semver';

/** Names that a library exports. */
interface LibraryExports {
  /** The first version that remotes accept. */
  first: string;
  /** What that one exports; `default` where it is no object of all names. */
  names: string;
  /** Versions that brought what later ones export beside. */
  later?: Readonly<Record<string, string>>;
}

/**
 * Libraries that the shell provides and remotes never bundle. Few, because each shared library gives up its
 * tree-shaking; the rest reaches remotes through the platform (docs/decisions/003).
 */
export const SHARED_LIBRARIES: Readonly<Record<string, LibraryExports>> = {
  react: {
    first: '19.0.0',
    names: `Children Component Fragment Profiler PureComponent StrictMode Suspense act cache cloneElement createContext
      createElement createRef forwardRef isValidElement lazy memo startTransition use useActionState useCallback
      useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle useInsertionEffect useLayoutEffect
      useMemo useOptimistic useReducer useRef useState useSyncExternalStore useTransition version
      unstable_useCacheRefresh __COMPILER_RUNTIME
      __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE`,
    later: {
      captureOwnerStack: '19.1.0',
      Activity: '19.2.0',
      cacheSignal: '19.2.0',
      useEffectEvent: '19.2.0',
      ViewTransition: '19.3.0',
      addTransitionType: '19.3.0',
    },
  },
  'react/jsx-runtime': { first: '19.0.0', names: 'Fragment jsx jsxs' },
  'styled-components': {
    first: '6.0.0',
    names: `ServerStyleSheet StyleSheetConsumer StyleSheetContext StyleSheetManager ThemeConsumer ThemeContext
      ThemeProvider createGlobalStyle css default isStyledComponent keyframes styled useTheme version withTheme
      __PRIVATE__ __esModule`,
    later: { createTheme: '6.6.0', stylisPluginRSC: '6.6.0' },
  },
};

/** The first version of a library that exports a name; undefined where the table does not know it. */
function firstWith(library: string, name: string): string | undefined {
  const { first, names, later } = SHARED_LIBRARIES[library] ?? {};
  return names?.split(/\s+/).includes(name) ? first : later?.[name];
}

/** What a version of a shared library exports. */
export function exportsOf(library: string, version: string): string[] {
  const { names, later = {} } = SHARED_LIBRARIES[library] ?? {};
  const all = [...(names?.split(/\s+/) ?? []), ...Object.keys(later)];
  return all.filter((name) => gte(version, firstWith(library, name) ?? version));
}

/**
 * The ranges of the shared libraries that code accepts: each begins with the first version that has all names in use.
 *
 * @param imported - The names in use, by library.
 * @throws Error saying of which name nobody knows since when it is there.
 */
export function leastRanges(imported: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SHARED_LIBRARIES).map(([library, { first }]) => {
      const versions = [...(imported.get(library) ?? [])].map((name) => {
        const version = firstWith(library, name);
        if (!version) throw new Error(`No version of ${library} is known to export ${name}.`);
        return version;
      });
      return [library, `^${versions.reduce((least, each) => (gt(each, least) ? each : least), first)}`];
    }),
  );
}
