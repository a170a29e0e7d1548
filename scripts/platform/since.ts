import { join } from 'node:path';
import { exportsOf, providedVersions } from '@wattle/federation/build';
import { globalCss } from '../../design-system/src/global-css';
import { ROOT } from '../lib/root';
import { CORE, type Surface } from './surface';

/** By minor versions of the platform, the names that each was the first to provide, by what they are of. */
export type Since = Record<string, Record<string, string>>;

/** Names that a shell provides, by what they are of. */
export type Provided = Record<string, string[]>;

/** What the shell of this workspace provides: the platform, the shared libraries, and variables of CSS. */
export function providedNames(surface: Surface): Provided {
  const [ofCore, ofPlatform] = [true, false].map((isOfCore) =>
    [...surface.keys()].filter((name) => name.endsWith(` of ${CORE}`) === isOfCore),
  );
  const libraries = Object.entries(providedVersions(join(ROOT, 'shell'))).map(
    ([library, version]): [string, string[]] => [library, exportsOf(library, version)],
  );
  return {
    '@wattle/platform': ofPlatform ?? [],
    [CORE]: ofCore?.map((name) => name.replace(` of ${CORE}`, '')) ?? [],
    ...Object.fromEntries(libraries.filter(([, names]) => names.length > 0)),
    css: [...new Set(globalCss.match(/--[\w-]+(?=:)/g))],
  };
}

/**
 * Adds what a platform provides for the first time. A new major version begins anew, as a remote that was built for
 * another one never runs.
 *
 * @param released - The version that was released last: it provides nothing new any more.
 */
export function nextSince(since: Since, provided: Provided, version: string, released: string): Since {
  const isOfMajor = (each: string) => each.split('.')[0] === version.split('.')[0];
  const firstOf = (module: string, name: string) =>
    Object.keys(since).find((each) => isOfMajor(each) && since[each]?.[module]?.split(' ').includes(name));
  const entries = Object.entries(provided).flatMap(([module, names]) =>
    names.map((name) => ({ module, name, first: firstOf(module, name) })),
  );
  const added = entries.find(({ first }) => !first);
  if (added && version === released)
    throw new Error(
      `${added.name} of ${added.module} is new since ${released}: @wattle/platform needs a new minor version.`,
    );
  const versions = [...new Set(entries.map(({ first = version }) => first))];
  const modulesOf = (each: string) =>
    Object.keys(provided).flatMap((module) => {
      const names = entries.filter((entry) => entry.module === module && (entry.first ?? version) === each);
      return names.length > 0
        ? [
            [
              module,
              names
                .map(({ name }) => name)
                .sort()
                .join(' '),
            ],
          ]
        : [];
    });
  return Object.fromEntries(
    versions
      .sort((one, other) => Number(one.split('.')[1]) - Number(other.split('.')[1]))
      .map((each) => [each, Object.fromEntries(modulesOf(each))]),
  );
}
