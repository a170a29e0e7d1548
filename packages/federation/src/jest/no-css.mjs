/** Jest's transform of CSS: nothing is left, as no test depends on it. */
// biome-ignore lint/style/noDefaultExport: jest asks a transformer for one.
export default { process: () => ({ code: 'export {};' }) };
