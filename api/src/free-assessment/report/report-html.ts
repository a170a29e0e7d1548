import { html, type SafeHtml } from '../../mail';
import type { ExplainedAnswer } from './explained-answers';
import type { Report } from './report';
import { bar, button, card, FONT, layout, STYLE, tile } from './report-html-parts';

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
