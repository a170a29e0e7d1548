/**
 * Jest's transform of the CommonJS of styled-components: Jest gives all exports where the default one is imported, so that
 * gets the others.
 */
// biome-ignore lint/style/noDefaultExport: jest asks a transformer for one.
export default {
  /** @type {(content: string) => { code: string }} */
  process: (content) => ({ code: `${content}\nmodule.exports = Object.assign(exports.default, exports);` }),
};
