import { createHash } from 'node:crypto';
import type { MailKind } from '@wattle/contract';
import { html } from './html';

const STYLE = 'body{max-width:36rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page runs no script and sends its form to this API only. */
export const UNSUBSCRIBE_PAGE_CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const NAMES: Record<MailKind, string> = { report: 'results of free assessments' };

/** Says whether a mailbox gets mails of a kind, and offers to change it. */
export function unsubscribePage({ kind, token, isStopped }: { kind: MailKind; token: string; isStopped: boolean }) {
  const [title, endpoint, button] = isStopped
    ? [`Wattle mails no ${NAMES[kind]} to this mailbox.`, 'resubscribe', 'Send them again']
    : [
        `Wattle mails ${NAMES[kind]} to this mailbox when somebody enters its address.`,
        'unsubscribe',
        'Stop these mails',
      ];
  return html`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Mails from Wattle</title>
    ${{ text: `<style>${STYLE}</style>` }}
  </head>
  <body>
    <h1>Mails from Wattle</h1>
    <p>${title}</p>
    <form method="post" action="/api/mail/${endpoint}?token=${token}"><button>${button}</button></form>
  </body>
</html>`.text;
}
