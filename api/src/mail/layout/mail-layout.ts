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

export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  lists?: readonly LetterList[];
  links: readonly LetterLink[];
  notes: readonly string[];
  /** Why the reader gets it, and how to get no more; absent in a mail that was just asked for. */
  stop?: { reason: string; url: string };
}

interface LetterList {
  heading: string;
  items: readonly string[];
}

interface LetterLink {
  label: string;
  /** What stands above the button, where there are several. */
  about?: string;
  url: string;
}

/** The design system's colours: mails and pages of the API cannot use its tokens. */
export const COLORS = {
  light: {
    paper: '#fffcf4',
    surface: '#ffffff',
    ink: '#1c2721',
    inkSoft: '#4c5952',
    line: '#e6decb',
    action: '#1c6a4d',
    onAction: '#ffffff',
    focus: '#1c5f82',
  },
  dark: {
    paper: '#111814',
    surface: '#19221d',
    ink: '#f2efe4',
    inkSoft: '#b6bfb6',
    line: '#2f3b34',
    action: '#7fcfa6',
    onAction: '#0c2419',
    focus: '#8ecbea',
  },
} as const;

const { light } = COLORS;
const PAGE = `margin:0;background:${light.paper}`;
const BODY = `max-width:560px;margin:0 auto;padding:32px 16px;font:16px/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif;color:${light.ink}`;
const BRAND = 'margin:0 0 24px;font-size:22px;font-weight:700;letter-spacing:-0.02em';
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:12px;background:${light.action};color:${light.onAction};font-weight:600;text-decoration:none`;
const ABOUT = 'display:block;margin-bottom:8px;font-weight:600';
const LIST_HEADING = 'margin:20px 0 4px;font-size:16px;font-weight:700';
const NOTE = `font-size:14px;color:${light.inkSoft}`;
const STOP = 'Stop these emails';

export function letter({ subject, greeting, paragraphs, lists = [], links, notes, stop }: Letter) {
  const text = [
    'Wattle',
    greeting,
    ...paragraphs,
    ...lists.map(({ heading, items }) => [`${heading}:`, ...items.map((item) => `- ${item}`)].join('\n')),
    ...links.map(({ label, about, url }) => [about, `${label}: ${url}`].filter(Boolean).join('\n')),
    ...notes,
    ...(stop ? [`${stop.reason}\n${STOP}: ${stop.url}`] : []),
  ].join('\n\n');
  const page = html`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>${subject}</title>
  </head>
  <body style="${PAGE}">
    <div style="${BODY}">
      <p style="${BRAND}">Wattle</p>
      ${[greeting, ...paragraphs].map((paragraph) => html`<p>${paragraph}</p>`)}
      ${lists.map(listHtml)}
      ${links.map(linkHtml)}
      ${notes.map((note) => html`<p style="${NOTE}">${note}</p>`)}
      ${stop ? [html`<p style="${NOTE}">${stop.reason} <a href="${stop.url}" style="color:${light.inkSoft}">${STOP}</a></p>`] : []}
    </div>
  </body>
</html>`;
  return { subject, text, html: page.text };
}

function listHtml({ heading, items }: LetterList): SafeHtml {
  return html`<h2 style="${LIST_HEADING}">${heading}</h2>
      <ul style="margin:0;padding-left:20px">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

function linkHtml({ label, about, url }: LetterLink): SafeHtml {
  const above = about ? html`<span style="${ABOUT}">${about}</span>` : html``;
  return html`<p style="margin:20px 0">${above}<a href="${url}" style="${BUTTON}">${label}</a></p>`;
}

/** A longer name is a message. */
const MAX_LENGTH = 40;
/** Letters and what joins them; a dot must end a word, so that no mail program makes a link of it. */
const NAME = /^(?:[\p{L}\p{M}' ’-]|\u200c|\u200d|\.(?= |$))+$/u;

/**
 * A name as it was entered, or else the fallback: whoever signs up with the address of another person must not be able
 * to write a message to that person.
 */
export function nameInMail(name: string | undefined, fallback: string): string {
  return name !== undefined && name.length <= MAX_LENGTH && NAME.test(name) ? name : fallback;
}

export function greeting(firstName: string): string {
  const name = nameInMail(firstName, '');
  return name ? `Hello ${name},` : 'Hello,';
}
