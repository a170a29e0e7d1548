/**
 * Takes the indentation from the modules that style components: in their CSS it would be sent to every visitor. Outside
 * of templates it means nothing to JavaScript.
 *
 * @type {import('@rspack/core').LoaderDefinition}
 */
// biome-ignore lint/style/noDefaultExport: rspack calls the default export of a loader.
export default function removeIndentation(source) {
  return source.includes("'styled-components'") ? source.replaceAll(/\n[ \t]+/g, '\n') : source;
}
