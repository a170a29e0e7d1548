/** Where what differs between requests belongs in the template. */
export const PLACEHOLDER = '<!--wattle-->';

/** Reads a file of the release of the shell that a page is of. */
type ReadFile = (file: string) => Promise<string>;

/** The page of a release of the shell, with what all requests have in common. */
export async function readTemplate(read: ReadFile, extraHead = ''): Promise<string> {
  const [html = '', globalCss = ''] = await Promise.all(['index.html', 'global.css'].map(read));
  const head = [`<style>${globalCss}</style>`, PLACEHOLDER, extraHead].join('');
  return (await withStyles(html, read)).replace(PLACEHOLDER, () => head);
}

/** Puts the small style sheet of the page into the page itself: the first paint would wait for it. */
async function withStyles(html: string, read: ReadFile): Promise<string> {
  const [link, file] = /<link\b[^>]*href="[^"]*?([^"/]+\.css)"[^>]*>/.exec(html) ?? [];
  if (!link || !file) return html;
  const css = await read(file);
  return html.replace(link, () => `<style>${css}</style>`);
}

/** Adds the nonce to the elements of the template, before anything from the registry is inserted. */
export function withNonce(template: string, nonce: string): string {
  return template.replaceAll(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`);
}
