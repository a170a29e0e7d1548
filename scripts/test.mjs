import { ensureInstalled } from './lib/provision.mjs';

ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
const { test } = await tsImport('./test.ts', import.meta.url);
await test(process.argv[2] === 'long' ? 'long' : 'short');
