/** Files by their paths. */
type Files = Record<string, string>;

/** The range of versions in which a library is installed. */
type RangeOf = (library: string) => string;

const DEPENDENCIES = ['@wattle/design-system', '@wattle/platform', 'react'];
const DEVELOPMENT = ['@testing-library/react', '@types/react', '@wattle/federation'];
const BUILT_BY_RSPACK = ['@rspack/cli', '@rspack/core'];
/** What a repository of its own has of its own, too. */
const OUTSIDE = {
  dependencies: ['@wattle/contract', 'react-dom', 'styled-components'],
  development: [
    '@biomejs/biome',
    '@swc/core',
    '@swc/jest',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@types/jest',
    '@types/node',
    'jest',
    'jest-environment-jsdom',
    'jest-fixed-jsdom',
    'typescript',
  ],
};

/** Libraries that the package.json of a repository of its own names. */
export const TEMPLATE_LIBRARIES = [...DEPENDENCIES, ...DEVELOPMENT, ...OUTSIDE.dependencies, ...OUTSIDE.development];

/** Paths that the servers answer themselves, and the name of the page around all remotes. */
const RESERVED = ['api', 'releases', 'registry', 'types', 'dev', 'shell'];

/** Why no remote can have a name, in a sentence; undefined when one can. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z]{2,20}$/.test(name)) return 'A remote has a name of 2 to 20 small letters, such as practice.';
  if (RESERVED.includes(name)) return `No remote may be called ${name}: the servers answer /${name}.`;
  return undefined;
}

/** A new remote in the workspace of Wattle: one public page, and what releases and checks need. */
export function filesInWorkspace(name: string): Files {
  const rangeOf: RangeOf = (library) => (library.startsWith('@wattle/') ? 'workspace:*' : 'catalog:');
  return {
    'package.json': json({
      name: `@wattle/mf-${name}`,
      ...PACKAGE,
      scripts: { build: 'rspack build', types: 'tsc' },
      dependencies: ranges(DEPENDENCIES, rangeOf),
      devDependencies: ranges([...DEVELOPMENT, ...BUILT_BY_RSPACK], rangeOf),
    }),
    'tsconfig.json': '{ "extends": "../tsconfig.browser.json", "include": ["src", "*.config.ts"] }\n',
    'rspack.config.ts': `import { remoteBuild } from '@wattle/federation/build';
import manifest from './remote.json' with { type: 'json' };

export default remoteBuild(manifest, import.meta.dirname);
`,
    ...filesOfRemote(name),
  };
}

/**
 * The same remote in a repository of its own.
 *
 * @param shell - Address of the Wattle that it belongs to.
 */
export function filesOfRepository(name: string, shell: string, rangeOf: RangeOf): Files {
  return {
    'package.json': json({
      name,
      ...PACKAGE,
      engines: { node: '>=20.19' },
      wattle: { shell },
      scripts: {
        dev: 'wattle dev',
        test: 'biome check . && tsc && node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js',
        build: 'wattle build',
        release: 'npm test && wattle release',
        promote: 'wattle promote',
        rollback: 'wattle rollback',
        status: 'wattle status',
      },
      dependencies: ranges([...DEPENDENCIES, ...OUTSIDE.dependencies], rangeOf),
      devDependencies: ranges([...DEVELOPMENT, ...OUTSIDE.development], rangeOf),
    }),
    'tsconfig.json': TSCONFIG,
    'jest.config.mjs': `import { remoteTests } from '@wattle/federation/jest';

export default remoteTests;
`,
    'biome.json': BIOME,
    '.gitignore': 'node_modules/\ndist/\n*.pem\n',
    'pnpm-workspace.yaml': ALLOWED_BUILDS,
    'README.md': readmeOf(name, shell),
    ...filesOfRemote(name),
  };
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "isolatedModules": true,
    "verbatimModuleSyntax": true,
    "resolveJsonModule": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": ["jest", "node", "@testing-library/jest-dom"]
  },
  "include": ["src"]
}
`;

const BIOME = `{
  "files": { "includes": ["**", "!dist"] },
  "formatter": { "indentStyle": "space", "lineWidth": 120 },
  "javascript": { "formatter": { "quoteStyle": "single" } }
}
`;

/** pnpm installs nothing before this is decided; npm does not read it. */
const ALLOWED_BUILDS = `# These packages ship their binaries inside.
allowBuilds:
  "@parcel/watcher": false
  "@swc/core": false
`;

const PACKAGE = {
  version: '1.0.0',
  private: true,
  type: 'module',
  sizeBudget: { startKb: 10, totalKb: 30 },
};

function filesOfRemote(name: string): Files {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    'remote.json': `{
  "name": "${name}",
  "owner": "${name}",
  "paths": [{ "path": "/${name}", "access": "public" }]
}
`,
    'smoke.json': `[{ "path": "/${name}", "heading": "${title}" }]\n`,
    'src/routes.tsx': `import type { RemoteRoutes } from '@wattle/platform';

const page = () => import('./start/start-page');

const routes: RemoteRoutes = [{ path: '/${name}', load: async () => (await page()).StartPage }];

export default routes;
`,
    'src/start/start-page.tsx': `import { Page } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';

/** /${name} */
export function StartPage() {
  usePageTitle('${title}');
  return (
    <Page title="${title}">
      <p>This page is not written yet.</p>
    </Page>
  );
}
`,
    'src/start/start-page.test.tsx': `import { screen } from '@testing-library/react';
import { renderRemote } from '@wattle/platform/testing';
import routes from '../routes';

test('the page says where it is', async () => {
  renderRemote(routes, '/${name}');
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  };
}

function readmeOf(name: string, shell: string): string {
  return `# ${name}

A remote of the Wattle at ${shell}. Once its operator knows the key, \`npm run dev\` shows its page there.

\`\`\`sh
npm install
npx wattle key                  # once: makes team-key.pem, and prints what the operator needs
npm run dev                     # shows this version in the shell, to you alone, and each change of it
npm test                        # format, lint, types, tests
npm run release                 # checks it and makes it live; -- --canary 10 for a tenth of the visitors
npm run promote                 # gives the canary to all
npm run rollback                # back to the version before, or to one that is named
npm run status                  # what is live
\`\`\`

\`remote.json\` says who may open its pages, \`smoke.json\` what the release looks for in a browser.
`;
}

function ranges(libraries: readonly string[], rangeOf: RangeOf): Record<string, string> {
  return Object.fromEntries([...libraries].sort().map((library) => [library, rangeOf(library)]));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
