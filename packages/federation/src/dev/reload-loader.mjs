/**
 * A change of these modules loads the page again: endpoints are added to the api of a remote once.
 *
 * @type {import('@rspack/core').LoaderDefinition}
 */
// biome-ignore lint/style/noDefaultExport: rspack calls the default export of a loader.
export default function reloadOnChange(source) {
  return `${source}\nimport.meta.webpackHot?.decline();`;
}
