/** The files of a new remote: one public page, and what releases and checks need. */
export function filesOfRemote(name: string): Record<string, string> {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    'package.json': json({
      name: `@wattle/mf-${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      sizeBudget: { startKb: 10, totalKb: 30 },
      scripts: { build: 'rspack build', types: 'tsc' },
      dependencies: {
        '@wattle/design-system': 'workspace:*',
        '@wattle/platform': 'workspace:*',
        react: 'catalog:',
      },
      devDependencies: {
        '@rspack/cli': 'catalog:',
        '@rspack/core': 'catalog:',
        '@testing-library/react': 'catalog:',
        '@types/react': 'catalog:',
        '@wattle/federation': 'workspace:*',
      },
    }),
    'remote.json': `{
  "name": "${name}",
  "owner": "${name}",
  "paths": [{ "path": "/${name}", "access": "public" }]
}
`,
    'smoke.json': json([{ path: `/${name}`, heading: title }]),
    'tsconfig.json': '{ "extends": "../tsconfig.browser.json", "include": ["src", "*.config.ts"] }\n',
    'rspack.config.ts': `import { remoteBuild } from '@wattle/federation/build';
import manifest from './remote.json' with { type: 'json' };

export default remoteBuild(manifest, import.meta.dirname);
`,
    'src/routes.tsx': `import type { RemoteRoutes } from '@wattle/platform';

const routes: RemoteRoutes = [
  { path: '/${name}', load: async () => (await import('./start/start-page')).StartPage },
];

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

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
