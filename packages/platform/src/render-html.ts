import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Lines that let the library take over its styles, which it does not do here: it adds its own. */
const MARKERS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;

/** Renders components to HTML, with the styles they use. */
export function renderHtml(tree: ReactNode): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(tree));
    const css = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
    return { html, css: css.replaceAll(MARKERS, '') };
  } finally {
    sheet.seal();
  }
}
