import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../../..');

/** A small remote in a workspace of its own, with the dependencies of a real one. */
let root: string;
let folder: string;
/** The lock file of the product, as it is seen from there. */
let lockFile: string;
beforeAll(() => {
  // As text: to parse and to write its YAML takes longer than a build.
  const locked = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  lockFile = locked.replace(/^importers:\n.*?^(?=packages:)/ms, (importers) => {
    const [, marketing = ''] = /^ {2}mf-marketing:\n(.*?)^ {2}(?=\S)/ms.exec(importers) ?? [];
    return `${importers.replace(/^ {2}(?=\S)/gm, '  ../../')}  mf-small:\n${marketing}`;
  });
});

beforeEach(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  root = mkdtempSync(join(ROOT, '.cache/small-'));
  folder = join(root, 'mf-small');
  mkdirSync(folder);
  writeFileSync(join(root, 'pnpm-workspace.yaml'), '');
  writeFileSync(join(root, 'pnpm-lock.yaml'), lockFile);
  cpSync(join(ROOT, 'mf-marketing/package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync(join(ROOT, 'mf-marketing/node_modules')).filter((name) => !name.startsWith('.'))) {
    symlinkSync(join(ROOT, 'mf-marketing/node_modules', entry), join(folder, 'node_modules', entry));
  }
  mkdirSync(join(folder, 'src'));
  // What is rendered decides which sources the version covers.
  writeFileSync(join(folder, 'remote.json'), '{ "name": "small", "prerender": ["/small"] }');
  writeFileSync(
    join(folder, 'rspack.config.ts'),
    `import { remoteBuild } from '@wattle/federation/build';
     export default remoteBuild({ name: 'small', prerender: ['/small'] }, import.meta.dirname);`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function build(page: string): Promise<string> {
  writeFileSync(
    join(folder, 'src/routes.tsx'),
    `import { usePageTitle } from '@wattle/platform/core';
     import { useId } from 'react';
     import { styled } from 'styled-components';
     const Title = styled.h1\`color: red;\`;
     function Page() { usePageTitle('Small'); const id = useId(); ${page} }
     export default [{ path: '/small', load: async () => Page }];`,
  );
  const rspack = join(ROOT, 'mf-marketing/node_modules/.bin/rspack');
  return promisify(execFile)(rspack, ['build'], { cwd: folder }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

const written = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

test('a public page is rendered to HTML, with its title, its styles and the class names of its code', async () => {
  expect(await build('return <Title id={id}>Small</Title>;')).toBe('');
  const page = JSON.parse(written(JSON.parse(written('pages.json'))['/small']));
  const [, component, styles] = /^<h1 id="_R_[^"]+" class="(\w+) ([\w-]+)">Small<\/h1>$/.exec(page.html) ?? [];
  expect(page).toMatchObject({ title: 'Small · Wattle', css: `.${styles}{color:red;}` });
  const code = readdirSync(join(folder, 'dist')).filter((file) => file.endsWith('.js'));
  expect(code.some((file) => written(file).includes(`"${component}"`))).toBe(true);
}, 60_000);

test.each([
  ['throws outside of a browser @long', 'return <Title>{document.title}</Title>;', 'document is not defined'],
  ['has a style attribute', "return <Title style={{ color: 'blue' }}>Small</Title>;", 'style attribute'],
])(
  'the build fails with a sentence for a page that %s',
  async (_what, page, reason) => {
    const output = await build(page);
    expect(output).toContain('The public pages of this remote cannot be rendered to HTML');
    expect(output).toContain('/small');
    expect(output).toContain(reason);
  },
  60_000,
);

test('the build of a page fails when it is rendered with what its version does not cover @long', async () => {
  writeFileSync(join(folder, 'remote.json'), '{ "name": "small" }');
  expect(await build('return <Title>Small</Title>;')).toMatch(
    /the version would not change with them: .*packages\/platform\/src\//,
  );
}, 60_000);
