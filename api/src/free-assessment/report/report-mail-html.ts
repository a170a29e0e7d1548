import { html, type SafeHtml } from '../../mail';
import type { ExplainedAnswer } from './explained-answers';
import type { Report } from './report-mail';

/** System type: a mail fetches no fonts. */
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours of the dark theme. The light ones are inline, because many programs drop a style element. */
const STYLE: SafeHtml = html`<style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (prefers-color-scheme: dark) {
        .paper { background: #111814 !important; }
        .card { background: #19221d !important; border-color: #2f3b34 !important; }
        .line { border-color: #2f3b34 !important; }
        .ink { color: #f2efe4 !important; }
        .soft { color: #b6bfb6 !important; }
        .action { color: #7fcfa6 !important; }
        .fill, .button { background: #7fcfa6 !important; }
        .button a { color: #0c2419 !important; }
        .track { background: #2f3b34 !important; }
        .right { background: #1b3529 !important; }
        .right-sign { color: #7fcfa6 !important; }
        .wrong { background: #43190f !important; }
        .wrong-sign { color: #ff9d84 !important; }
        .wash { background: #3d3008 !important; }
      }
    </style>`;

/** Tables are the only layout that all mail programs render alike. */
const layout = (rows: SafeHtml, style = ''): SafeHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`;

export function reportHtml(report: Report): string {
  const { title, lead, day, tests, explained, explainedTitle, resultsLink, linkNote } = report;
  const rows = html`
    <tr><td style="padding:0 0 24px">${masthead(day)}</td></tr>
    <tr>
      <td style="padding:0 0 20px">
        <h1 class="ink" style="margin:0 0 10px;font-size:28px;line-height:1.12;letter-spacing:-0.02em;color:#1c2721">${title}</h1>
        <p class="ink" style="margin:0;font-size:16px;line-height:1.5;color:#1c2721">${lead}</p>
      </td>
    </tr>
    <tr><td>${card(html`${tests.map(section)}`)}</td></tr>
    ${explained.shown.length > 0 ? [heading(explainedTitle), ...explained.shown.map(answer)] : []}
    ${resultsLink ? [link(resultsLink, linkNote)] : []}
    <tr><td style="padding:32px 0 0">${nextSteps(report)}</td></tr>
    <tr><td class="line soft" style="padding:28px 0 0;font-size:13px;line-height:1.5;color:#4c5952">${report.reason} <a class="soft" href="${report.unsubscribeUrl}" style="color:#4c5952">Stop these emails</a></td></tr>`;
  return html`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${title}</title>
    ${STYLE}
  </head>
  <body class="paper" style="margin:0;padding:0;background:#fffcf4">
    <table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fffcf4">
      <tr>
        <td align="center" style="padding:24px 16px 40px">
          ${layout(rows, `max-width:552px;text-align:left;font-family:${FONT}`)}
        </td>
      </tr>
    </table>
  </body>
</html>`.text;
}

function masthead(day: string): SafeHtml {
  return layout(html`<tr>
    <td width="20" height="20" style="width:20px;height:20px;border:4px dotted #dd9a0c;border-radius:50%;background:#fbbf24;font-size:0;line-height:0">&nbsp;</td>
    <td class="ink" style="padding-left:8px;font-size:20px;font-weight:700;letter-spacing:-0.02em;color:#1c2721">Wattle</td>
    <td class="soft" align="right" style="font-size:14px;color:#4c5952">${day}</td>
  </tr>`);
}

function section({ title, score, total, lines }: Report['tests'][number], index: number): SafeHtml {
  const space = index === 0 ? 'padding:0' : 'padding:16px 0 0;border-top:1px solid #e6decb';
  const heads = html`<tr>
    <td class="ink" style="font-size:16px;font-weight:700;line-height:1.3;color:#1c2721">${title}</td>
    <td class="ink" align="right" style="font-size:20px;font-weight:700;white-space:nowrap;color:#1c2721">${score} of ${total}</td>
  </tr>
  <tr><td colspan="2" style="padding:8px 0 4px">${bar(score, total)}</td></tr>
  ${lines.map((line) => html`<tr><td class="soft" colspan="2" style="padding:4px 0 0;font-size:15px;line-height:1.4;color:#4c5952">${line}</td></tr>`)}
  <tr><td colspan="2" height="16" style="font-size:0;line-height:16px">&nbsp;</td></tr>`;
  return html`<tr><td class="line" style="${space}">${layout(heads)}</td></tr>`;
}

function heading(text: string): SafeHtml {
  return html`<tr><td style="padding:32px 0 12px"><h2 class="ink" style="margin:0;font-size:20px;line-height:1.2;letter-spacing:-0.01em;color:#1c2721">${text}</h2></td></tr>`;
}

function answer({ place, question, missing, chosen, right, why }: ExplainedAnswer): SafeHtml {
  const paragraph = (content: string, style: string, name = 'ink') =>
    html`<p class="${name}" style="margin:0;line-height:1.5;white-space:pre-line;${style}">${content}</p>`;
  const yours = chosen ? tile('wrong', '✕ Your answer', chosen) : tile('wrong', 'Not answered', '–');
  const content = html`<tr><td>
    ${paragraph(place, 'font-size:14px;color:#4c5952', 'soft')}
    ${paragraph(question, 'padding:2px 0 0;font-size:16px;font-weight:700;color:#1c2721')}
    ${missing ? [paragraph(missing, 'padding:4px 0 0;font-size:15px;color:#4c5952', 'soft')] : []}
    ${layout(html`<tr>${yours}<td width="8" style="width:8px;font-size:0">&nbsp;</td>${tile('right', '✓ Right answer', right)}</tr>`, 'margin:12px 0;table-layout:fixed')}
    ${why.map((line) => paragraph(line, 'padding:0 0 4px;font-size:16px;color:#1c2721'))}
  </td></tr>`;
  return html`<tr><td style="padding:0 0 12px">${card(content)}</td></tr>`;
}

function link({ label, url }: { label: string; url: string }, note: string): SafeHtml {
  return html`<tr><td class="soft" style="padding:12px 0 0;font-size:14px;line-height:1.5;color:#4c5952">
    <a class="action" href="${url}" style="font-size:16px;font-weight:700;color:#1c6a4d">${label}</a> ${note}
  </td></tr>`;
}

function nextSteps({ next, signupUrl }: Report): SafeHtml {
  const steps = next.steps.map(
    ({ title, text }, index) =>
      html`<p class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.5;color:#1c2721"><strong>${index + 1}. ${title}.</strong> ${text}</p>`,
  );
  return layout(
    html`<tr><td class="wash" style="padding:20px;border-radius:18px;background:#fff3cd">
      <h2 class="ink" style="margin:0 0 10px;font-size:20px;line-height:1.2;letter-spacing:-0.01em;color:#1c2721">Two next steps</h2>
      ${steps}
      <div style="padding:8px 0 0">${button(next.call, signupUrl)}</div>
    </td></tr>`,
  );
}

function card(rows: SafeHtml): SafeHtml {
  const box = 'padding:20px;border:1px solid #e6decb;border-radius:18px;background:#ffffff';
  return layout(html`<tr><td class="card" style="${box}">${layout(rows)}</td></tr>`, 'border-collapse:separate');
}

/** Decoration only: the text above has the count. */
function bar(value: number, max: number): SafeHtml {
  const percent = max > 0 ? Math.round((value / max) * 100) : 0;
  const part = (width: number, background: string, name: string) =>
    html`<td class="${name}" width="${width}%" style="height:10px;background:${background};font-size:0;line-height:0">&nbsp;</td>`;
  const parts = [part(percent, '#1c6a4d', 'fill'), part(100 - percent, '#f5f0e2', 'track')];
  const shown = parts.slice(percent === 0 ? 1 : 0, percent === 100 ? 1 : 2);
  return layout(html`<tr>${shown}</tr>`, 'border-radius:999px;overflow:hidden');
}

const TILES = {
  wrong: { background: '#fcebe5', color: '#ae371b' },
  right: { background: '#e9f3ed', color: '#1c6a4d' },
};

/** The colour only repeats the label. */
function tile(kind: keyof typeof TILES, label: string, text: string): SafeHtml {
  const { background, color } = TILES[kind];
  return html`<td class="${kind}" valign="top" style="padding:10px 12px;border-radius:10px;background:${background}">
    <div class="${kind}-sign" style="font-size:13px;font-weight:700;line-height:1.5;color:${color}">${label}</div>
    <div class="ink" style="font-size:16px;line-height:1.4;color:#1c2721">${text}</div>
  </td>`;
}

function button(label: string, url: string): SafeHtml {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
    <td class="button" style="border-radius:12px;background:#1c6a4d"><a href="${url}" style="display:inline-block;padding:13px 24px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${label}</a></td>
  </tr></table>`;
}
