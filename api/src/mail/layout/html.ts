/** HTML that is safe to send: made only by {@link html}, which escapes whatever is put into it. */
export interface SafeHtml {
  text: string;
}

type Part = string | number | SafeHtml | readonly SafeHtml[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Writes the HTML of a mail: html`<p>${name}</p>` */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return { text: String.raw({ raw: strings }, ...parts.map(render)) };
}

function render(part: Part): string {
  if (Array.isArray(part)) return part.map(render).join('');
  if (typeof part === 'object') return (part as SafeHtml).text;
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
