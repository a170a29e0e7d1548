import { html, type SafeHtml } from '../../mail';

/** System type: a mail fetches no fonts. */
export const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours of the dark theme. The light ones are inline, because many programs drop a style element. */
export const STYLE: SafeHtml = html`<style>
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
export const layout = (rows: SafeHtml, style = ''): SafeHtml =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`;

export function card(rows: SafeHtml): SafeHtml {
  const box = 'padding:20px;border:1px solid #e6decb;border-radius:18px;background:#ffffff';
  return layout(html`<tr><td class="card" style="${box}">${layout(rows)}</td></tr>`, 'border-collapse:separate');
}

/** Decoration only: the text above has the count. */
export function bar(value: number, max: number): SafeHtml {
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
export function tile(kind: keyof typeof TILES, label: string, text: string): SafeHtml {
  const { background, color } = TILES[kind];
  return html`<td class="${kind}" valign="top" style="padding:10px 12px;border-radius:10px;background:${background}">
    <div class="${kind}-sign" style="font-size:13px;font-weight:700;line-height:1.5;color:${color}">${label}</div>
    <div class="ink" style="font-size:16px;line-height:1.4;color:#1c2721">${text}</div>
  </td>`;
}

export function button(label: string, url: string): SafeHtml {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
    <td class="button" style="border-radius:12px;background:#1c6a4d"><a href="${url}" style="display:inline-block;padding:13px 24px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${label}</a></td>
  </tr></table>`;
}
