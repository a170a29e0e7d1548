import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Sprig } from '../src/brand/sprig';
import { WattleMark } from '../src/brand/wattle-mark';
import { customProperty, themes } from '../src/themes';

/** The text of `src/favicon.svg`. */
export const favicon = () => asFile(<WattleMark size={32} />);

/** The text of `src/sprig.svg`: for a page whose code should not carry the drawing. */
export const sprig = () => asFile(<Sprig width={480} height={300} />);

/** A drawing in its light colours, since a file knows no theme. */
function asFile(drawing: ReactElement): string {
  const inked = Object.entries(themes.light).reduce(
    (markup, [name, value]) => markup.replaceAll(`var(${customProperty(name)})`, value),
    renderToStaticMarkup(drawing),
  );
  return `${inked.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')}\n`;
}
