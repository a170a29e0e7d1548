const INDENTATION = /\n[ \t]+/g;

/** Comments that have lines of their own. */
const COMMENT_LINES = /(?<=^|\n)\/\*[\s\S]*?\*\/(?=\n)/g;

/**
 * Takes indentation and comments from the modules that style components: in their CSS they would be sent to every
 * visitor. Outside of templates they mean nothing to JavaScript. Each line keeps its number, by which errors are found.
 *
 * @type {import('@rspack/core').LoaderDefinition}
 */
// biome-ignore lint/style/noDefaultExport: rspack calls the default export of a loader.
export default function minifyStyles(source) {
  if (!source.includes("'styled-components'")) return source;
  return source.replaceAll(INDENTATION, '\n').replaceAll(COMMENT_LINES, (comment) => comment.replaceAll(/[^\n]/g, ''));
}
