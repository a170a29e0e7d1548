import { createHash } from 'node:crypto';
import type { MailKind } from '@wattle/contract/mail';
import { capitalized } from '@wattle/contract/text';
import { COLORS, html } from '../layout/mail-layout';

const variablesOf = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** Sizes of the design system; fonts are not fetched. */
const STYLE = `
:root{color-scheme:light dark;${variablesOf(COLORS.light)}}
@media (prefers-color-scheme:dark){:root{${variablesOf(COLORS.dark)}}}
body{max-width:36rem;margin:0 auto;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif}
a{color:var(--action)}
:focus-visible{outline:2.5px solid var(--focus);outline-offset:2px}
header a{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;color:inherit;font-size:1.25rem;font-weight:700;text-decoration:none}
header a::before{content:'';width:1.25rem;height:1.25rem;border:.25rem dotted #dd9a0c;border-radius:50%;background:#fbbf24}
main{margin:1.5rem 0;padding:1.5rem;border:1px solid var(--line);border-radius:18px;background:var(--surface)}
h1{margin:0;font-size:1.75rem;line-height:1.1;letter-spacing:-.02em}
p{margin:.75rem 0 1.25rem;color:var(--ink-soft)}
button{min-height:44px;padding:0 1.25rem;border:0;border-radius:12px;background:var(--action);color:var(--on-action);font:inherit;font-weight:600;cursor:pointer}
main>a{display:inline-flex;align-items:center;min-height:44px;margin-top:.75rem}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page runs no script and sends its form to this API only. */
export const UNSUBSCRIBE_PAGE_CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const NAMES: Record<MailKind, string> = {
  report: 'results of free assessments',
  'weekly-report': 'weekly reports',
  'question-statistics': 'monthly lists of questions to mend',
};

/** What goes to a mailbox as long as it has not stopped it. */
const SENTENCES: Record<MailKind, string> = {
  report: 'Wattle sends the results of a free assessment to this address when somebody enters it.',
  'weekly-report': 'Wattle sends weekly reports to this address because its owner asked for them.',
  'question-statistics':
    'Wattle sends monthly lists of questions to mend to this address because a staff account names it.',
};

export function unsubscribePage({ kind, token, isStopped }: { kind: MailKind; token: string; isStopped: boolean }) {
  const [title, endpoint, button] = isStopped
    ? [`Wattle sends no ${NAMES[kind]} to this address.`, 'resubscribe', 'Send them again']
    : [SENTENCES[kind], 'unsubscribe', 'Stop these emails'];
  return html`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Emails from Wattle</title>
    ${{ text: `<style>${STYLE}</style>` }}
  </head>
  <body>
    <header><a href="/">Wattle</a></header>
    <main>
      <h1>${capitalized(NAMES[kind])}</h1>
      <p>${title}</p>
      <form method="post" action="/api/mail/${endpoint}?token=${token}"><button>${button}</button></form>
      <a href="/">Go to the home page</a>
    </main>
  </body>
</html>`.text;
}
