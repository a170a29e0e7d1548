import { basename } from 'node:path';

/** In tests a picture is the name of its file: nothing is displayed. */
// biome-ignore lint/style/noDefaultExport: jest asks a transformer for one.
export default {
  /** @type {(content: string, file: string) => { code: string }} */
  process: (_content, file) => ({ code: `export default ${JSON.stringify(basename(file))};` }),
};
