import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const refused: [string, string][] = [
  ['packages/contract/src/a.ts', '@wattle/platform'],
  ['packages/platform/src/a.ts', '@wattle/design-system'],
  ['packages/federation/src/a.ts', '@wattle/contract/accounts'],
  ['packages/exam-player/src/a.ts', '@wattle/platform/internal'],
  ['packages/exam-player/src/a.ts', 'react-router-dom'],
  ['packages/exam-player/src/a.ts', '@reduxjs/toolkit'],
  ['packages/embedded-mongo/src/a.ts', '@wattle/contract/accounts'],
  ['design-system/src/a.ts', '@wattle/contract/accounts'],
  ['design-system/src/a.ts', 'react-router-dom'],
  ['mf-auth/src/a.ts', '@wattle/mf-tests'],
  ['mf-auth/src/a.ts', '../../mf-tests/src/routes'],
  ['mf-auth/src/a.ts', '@wattle/exam-player'],
  ['mf-auth/src/a.ts', '@wattle/platform/internal'],
  ['mf-auth/src/a.ts', 'react-router-dom'],
  ['mf-assessment/src/a.ts', '@wattle/federation/runtime'],
  ['shell/src/a.ts', '@wattle/mf-auth'],
  ['shell/src/a.ts', '../../mf-auth/src/routes'],
  ['packages/http-server/src/a.ts', '@wattle/contract/accounts'],
  ['api/src/a.ts', '@wattle/platform'],
  ['api/src/a.ts', '@wattle/embedded-mongo'],
  ['e2e/a.ts', '../api/test/start-api'],
  ['e2e/support/a.ts', '../../shell/server/server'],
  ['e2e/bench/a.ts', '../../mf-marketing/src/routes'],
];

const allowed: [string, string][] = [
  ['packages/platform/src/a.ts', '@wattle/contract/accounts'],
  ['packages/exam-player/src/a.ts', '@wattle/design-system'],
  ['packages/exam-player/src/a.ts', '@wattle/platform'],
  ['mf-auth/src/a.ts', '@wattle/platform'],
  ['mf-auth/src/a.ts', '@wattle/platform/stories'],
  ['mf-assessment/src/a.ts', '@wattle/exam-player'],
  ['mf-admin/src/a.ts', '@wattle/exam-player'],
  ['shell/src/a.ts', '@wattle/platform/internal'],
  ['api/src/a.ts', '@wattle/contract/accounts'],
  ['api/src/a.ts', '@wattle/http-server'],
  ['api/src/infrastructure/database/a.ts', '@wattle/embedded-mongo'],
  ['packages/http-server/src/a.ts', '@wattle/environment'],
  ['e2e/support/a.ts', '@wattle/federation/release'],
  ['e2e/a.ts', '../scripts/testing/smtp'],
  ['e2e/bench/plain-application-a.ts', '../../shell/src/router'],
];

const banned: [string, string, string][] = [
  ['noRestrictedImports', 'mf-auth/src/a.ts', "import { api } from '@wattle/platform';\napi();"],
  ['noRestrictedImports', 'mf-tests/src/a.ts', "import { api } from '@wattle/platform';\napi();"],
  ['noProcessEnv', 'api/src/a.ts', 'start(process.env.PORT);'],
  ['noExplicitAny', 'shell/src/a.ts', 'export const x: any = 1;'],
  ['noDefaultExport', 'mf-auth/src/a.ts', 'export default 1;'],
  ['noConsole', 'mf-auth/src/a.ts', "console.log('x');"],
  ['noPlaywrightWaitForTimeout', 'e2e/a.ts', 'await page.waitForTimeout(500);'],
  ['noPlaywrightWaitForTimeout', 'e2e/support/a.ts', 'await student.page.waitForTimeout(500);'],
  ['noPlaywrightWaitForTimeout', 'e2e/a.ts', 'await adminPage.waitForTimeout(500);'],
];

interface Diagnostic {
  category: string;
  location: { path: string };
}

/** Lints made-up files in an empty workspace with our rules. Gives the rules that each one breaks, in the order of the files. */
function lintAll(files: { file: string; content: string }[]): string[][] {
  const workspace = mkdtempSync(join(tmpdir(), 'wattle-workspace-'));
  copyFileSync(join(ROOT, 'biome.json'), join(workspace, 'biome.json'));
  const paths = files.map(({ file, content }, index) => {
    const path = file.replace('a.ts', `a${index}.ts`);
    mkdirSync(join(workspace, dirname(path)), { recursive: true });
    writeFileSync(join(workspace, path), content);
    return path;
  });
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, ['lint', ...options], { cwd: workspace, encoding: 'utf8' });
  rmSync(workspace, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return paths.map((path) =>
    diagnostics
      .filter(({ location }) => location.path.endsWith(path))
      .map(({ category }) => category.split('/').at(-1) ?? ''),
  );
}

const importing = ([file, imported]: [string, string]) => ({
  file,
  content: `import { x } from '${imported}';\nx();\n`,
});

test('an import against the architecture is refused', () => {
  const rules = lintAll(refused.map(importing));
  expect(refused.filter((_each, index) => !rules[index]?.includes('noRestrictedImports'))).toEqual([]);
});

test('the imports of the architecture are allowed', () => {
  const rules = lintAll(allowed.map(importing));
  expect(allowed.filter((_each, index) => rules[index]?.includes('noRestrictedImports'))).toEqual([]);
});

test("process.env, any, default exports, the console, pauses in journeys and the shell's api in remotes are refused", () => {
  const rules = lintAll(banned.map(([, file, content]) => ({ file, content })));
  expect(banned.filter(([rule], index) => !rules[index]?.includes(rule))).toEqual([]);
});

test.each(['shell/src/a.ts', 'api/src/a.ts', 'packages/federation/src/a.ts', 'packages/embedded-mongo/src/a.ts'])(
  'a circle of imports is refused in %s, also of types alone',
  (file) => {
    const imports = ["import { x } from './a1';", "import type { Y } from './a0';\nexport const x: Y = 1;"];
    const rules = lintAll(imports.map((content) => ({ file, content })));
    expect(rules.map((each) => each.includes('noImportCycles'))).toEqual([true, true]);
  },
);

test('the routes of a remote are exported by default', () => {
  expect(lintAll([{ file: 'mf-auth/src/routes.tsx', content: 'export default [];\n' }])).toEqual([[]]);
});
