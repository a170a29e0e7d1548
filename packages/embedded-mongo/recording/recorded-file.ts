import { fileURLToPath } from 'node:url';

/** Every feature that was recorded, one a line. */
export const RECORDED_FILE = fileURLToPath(new URL('../../../.cache/recorded-commands.jsonl', import.meta.url));
