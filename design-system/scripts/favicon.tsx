import { renderToStaticMarkup } from 'react-dom/server';
import { WattleMark } from '../src/brand/wattle-mark';
import { customProperty, themes } from '../src/themes';

/** The text of `src/favicon.svg`: the mark in its light colours, since an icon knows no theme. */
export function favicon(): string {
  const inked = Object.entries(themes.light).reduce(
    (markup, [name, value]) => markup.replaceAll(`var(${customProperty(name)})`, value),
    renderToStaticMarkup(<WattleMark size={32} />),
  );
  return `${inked.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')}\n`;
}
