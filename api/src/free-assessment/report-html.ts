import { html, type SafeHtml } from '../mail/html';
import type { Report, TestReport } from './report';

// Colours of the design system's light theme. Mail programs know neither classes nor custom properties for certain.
const INK = '#1c2721';
const INK_SOFT = '#4c5952';
const ACTION = '#1c6a4d';
const TRACK = '#f5f0e2';

const FONT = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** A layout table: the one layout that all mail programs render alike. */
const layout = (rows: SafeHtml, style = '') =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`;

/** The report as HTML: one column of at most 560 px, in tables and inline styles. */
export function reportHtml({ title, reason, tests, day, greeting, advice, signupUrl, unsubscribeUrl }: Report): string {
  const rows = html`
    <tr><td style="padding:0 4px 24px">${masthead(day)}</td></tr>
    <tr>
      <td style="padding:0 4px 24px">
        <h1 style="margin:0 0 8px;font-size:28px;line-height:1.15;letter-spacing:-0.02em;color:${INK}">${title}</h1>
        <p style="margin:0;font-size:18px;line-height:1.5;color:${INK_SOFT}">${greeting}</p>
      </td>
    </tr>
    ${tests.map(card)}
    <tr>
      <td style="padding:16px 20px;border-radius:12px;background:#ffebaa;font-size:16px;line-height:1.5;color:${INK}">${advice}</td>
    </tr>
    <tr><td style="padding:28px 4px 12px;font-size:16px;line-height:1.5;color:${INK}">Every answer explained, and new tests each week:</td></tr>
    <tr><td style="padding:0 4px 36px">${button('Sign up', signupUrl)}</td></tr>
    <tr><td style="padding:0 4px;font-size:13px;line-height:1.5;color:${INK_SOFT}">${reason} <a href="${unsubscribeUrl}" style="color:${INK_SOFT}">Stop these mails</a></td></tr>`;
  return html`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>${title}</title>
  </head>
  <body style="margin:0;padding:0;background:#fffcf4">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fffcf4">
      <tr>
        <td align="center" style="padding:32px 16px">
          ${layout(rows, `max-width:560px;text-align:left;font-family:${FONT}`)}
        </td>
      </tr>
    </table>
  </body>
</html>`.text;
}

/** The logo in plain CSS, the name and the day. */
function masthead(day: string): SafeHtml {
  return layout(html`<tr>
    <td width="20" height="20" style="width:20px;height:20px;border:4px dotted #dd9a0c;border-radius:50%;background:#fbbf24;font-size:0;line-height:0">&nbsp;</td>
    <td style="padding-left:10px;font-size:22px;font-weight:700;letter-spacing:-0.02em;color:${INK}">Wattle</td>
    <td align="right" style="font-size:15px;color:${INK_SOFT}">${day}</td>
  </tr>`);
}

function card({ title, score, total, note, topics }: TestReport): SafeHtml {
  const rows = html`
    <tr>
      <td style="font-size:18px;font-weight:700;line-height:1.3;color:${INK}">${title}${note}</td>
      <td align="right" style="font-size:22px;font-weight:700;white-space:nowrap;color:${INK}">${score} of ${total}</td>
    </tr>
    <tr><td colspan="2" style="padding:10px 0 6px">${bar(score, total, 10)}</td></tr>
    ${topics.map(
      (topic) => html`
    <tr>
      <td style="padding-top:10px;font-size:15px;line-height:1.4;color:${INK}">${topic.category}</td>
      <td align="right" style="padding-top:10px;font-size:15px;white-space:nowrap;color:${INK_SOFT}">${topic.correct} of ${topic.total}</td>
    </tr>
    <tr><td colspan="2" style="padding-top:4px">${bar(topic.correct, topic.total, 6)}</td></tr>`,
    )}`;
  return html`<tr><td style="padding:20px;border:1px solid #e6decb;border-radius:18px;background:#ffffff">${layout(rows)}</td></tr>
    <tr><td height="16" style="font-size:0;line-height:16px">&nbsp;</td></tr>`;
}

/** Decoration only: the count stands beside it as text. */
function bar(value: number, max: number, height: number): SafeHtml {
  const percent = max > 0 ? Math.round((value / max) * 100) : 0;
  const part = (width: number, background: string) =>
    html`<td width="${width}%" style="height:${height}px;background:${background};font-size:0;line-height:0">&nbsp;</td>`;
  const parts = [part(percent, ACTION), part(100 - percent, TRACK)].slice(
    percent === 0 ? 1 : 0,
    percent === 100 ? 1 : 2,
  );
  return layout(html`<tr>${parts}</tr>`, 'border-radius:999px;overflow:hidden');
}

function button(label: string, url: string): SafeHtml {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
    <td style="border-radius:12px;background:${ACTION}"><a href="${url}" style="display:inline-block;padding:14px 28px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${label}</a></td>
  </tr></table>`;
}
