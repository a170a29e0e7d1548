import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/** `styled.div`, `styled(Card)`; what follows is a template, which the compiler sets apart, its type or `.attrs`. */
const STYLED = /\bstyled(?:\.[a-z]\w*|\((?:[^()]|\([^()]*\))*\))(?= ?`|[<.])/g;

/**
 * Gives each styled component of a module an id of its own. By itself the library numbers components in the order in
 * which their modules run, so the HTML of a page and its code would have different class names; and two builds in one
 * page would have the same ones.
 *
 * @type {import('@rspack/core').LoaderDefinition<{ namespace: string }>}
 */
// biome-ignore lint/style/noDefaultExport: rspack calls the default export of a loader.
export default function addStyleIds(source) {
  const { namespace } = this.getOptions();
  const path = relative(this.rootContext, this.resourcePath).replaceAll(sep, '/');
  const file = createHash('sha256').update(`${namespace}\0${path}`).digest('hex').slice(0, 6);
  let index = 0;
  return source.replace(STYLED, (styled) => {
    index += 1;
    return `${styled}.withConfig({componentId:'w${file}${index.toString(36)}'})`;
  });
}
