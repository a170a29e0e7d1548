import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(join(import.meta.dirname, '../../../../design-system/package.json'));

test('the default export of styled-components is what pages get, and it has the other exports', async () => {
  const file = resolve('styled-components');
  expect(file).toMatch(/\/styled-components\.cjs\.js$/);
  const transform = await import(pathToFileURL(join(import.meta.dirname, 'default-export.mjs')).href);
  const { code } = transform.default.process(readFileSync(file, 'utf8'));
  const module = { exports: {} as Record<string, unknown> };
  new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(file));
  const { exports } = module;
  expect(typeof exports).toBe('function');
  for (const name of ['p', 'styled', 'css', 'keyframes', 'default']) expect(typeof exports[name]).toBe('function');
});
