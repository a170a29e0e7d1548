/** What jest makes of a style sheet: nothing, as no test depends on one. */
// biome-ignore lint/style/noDefaultExport: jest asks a transformer for one.
export default { process: () => ({ code: 'export {};' }) };
