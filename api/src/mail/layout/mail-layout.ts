import { html, type SafeHtml } from './html';

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

// Colours of the design system's light theme.
const PAGE = 'margin:0;background:#fffcf4';
const BODY =
  "max-width:560px;margin:0 auto;padding:32px 16px;font:16px/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif;color:#1c2721";
const NAME = 'margin:0 0 24px;font-size:22px;font-weight:700;letter-spacing:-0.02em';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:12px;background:#1c6a4d;color:#ffffff;font-weight:600;text-decoration:none';
const ABOUT = 'display:block;margin-bottom:8px;font-weight:600';
const LIST_HEADING = 'margin:20px 0 4px;font-size:16px;font-weight:700';
const NOTE = 'font-size:14px;color:#4c5952';
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
      <p style="${NAME}">Wattle</p>
      ${[greeting, ...paragraphs].map((paragraph) => html`<p>${paragraph}</p>`)}
      ${lists.map(listHtml)}
      ${links.map(linkHtml)}
      ${notes.map((note) => html`<p style="${NOTE}">${note}</p>`)}
      ${stop ? [html`<p style="${NOTE}">${stop.reason} <a href="${stop.url}" style="color:#4c5952">${STOP}</a></p>`] : []}
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
