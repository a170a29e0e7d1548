import { ensureInstalled } from './lib/provision.mjs';

ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
const { start } = await tsImport('./start.ts', import.meta.url);
await start();
