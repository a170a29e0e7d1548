import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './visit-states';
import { fileOf, SCREENS, SHOWN_THEMES } from './widths';

/** Writes the page that shows all pictures, a row for each state. */
export function writeIndex(folder: string, names: readonly string[], faults: readonly Fault[]): void {
  const rows = names.map((name) => {
    const failed = faults.filter((fault) => fault.name === name);
    const notes = failed.map(({ width, message }) => `<p class="fault">${width}: ${escapeHtml(message)}</p>`);
    const cells = SCREENS.flatMap(({ width }) =>
      SHOWN_THEMES.map((theme) => {
        const file = fileOf(name, width, theme);
        return `<a href="${file}" data-theme="${theme}" data-width="${width}"><img src="${file}" alt="${name}, ${width} px, ${theme}" loading="lazy" width="${Math.round(width / 4)}"></a>`;
      }),
    );
    return `<section><h2 id="${name}">${name}</h2>${notes.join('')}<div>${cells.join('')}</div></section>`;
  });
  writeFileSync(
    join(folder, 'index.html'),
    PAGE.replace('ROWS', () => rows.join('\n')),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const choice = (name: string, values: readonly (string | number)[]) =>
  `<select id="${name}" aria-label="${name}"><option value="">every ${name}</option>${values
    .map((value) => `<option>${value}</option>`)
    .join('')}</select>`;

const PAGE = `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>Screens of Wattle</title>
<style>
  body { margin: 16px; font: 15px system-ui; background: #ececec; color: #111 }
  form { position: sticky; top: 0; padding: 8px 0; background: #ececec }
  section div { display: flex; flex-wrap: wrap; align-items: start; gap: 8px }
  h2 { font-size: 16px }
  img { border: 1px solid #888; background: #fff }
  .fault { color: #a00000; font-weight: 600 }
  [hidden] { display: none }
</style>
<form>
  <input id="name" type="search" aria-label="name" placeholder="name of a state">
  ${choice(
    'width',
    SCREENS.map(({ width }) => width),
  )}
  ${choice('theme', SHOWN_THEMES)}
</form>
ROWS
<script>
  const value = (id) => document.getElementById(id).value;
  addEventListener('input', () => {
    for (const section of document.querySelectorAll('section')) {
      section.hidden = !section.querySelector('h2').id.includes(value('name'));
    }
    for (const link of document.querySelectorAll('section a')) {
      const { theme, width } = link.dataset;
      link.hidden = Boolean(value('theme') && value('theme') !== theme) || Boolean(value('width') && value('width') !== width);
    }
  });
</script>
</html>
`;
