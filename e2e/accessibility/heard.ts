import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** A part of the script: what is heard at one moment, in order. Lines between may be left out. */
type Scene = readonly string[];

/** The scenes of a script by their titles. In a line `#` stands for digits, `…` for any text, and `or` stands between two that may be heard. */
export function readScript(name: string): Map<string, Scene> {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  const scenes = text.split(/^## /m).slice(1);
  return new Map(
    scenes.map((scene) => {
      const [title = '', ...lines] = scene.split('\n').map((line) => line.trim());
      return [title, lines.filter((line) => line !== '')];
    }),
  );
}

/** What a screen reader tells of the page from its top to its end: role, name and states of each part. */
async function heardOn(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog:modal').last();
  const scope = (await dialog.count()) > 0 ? dialog : page.locator('body');
  const snapshot = await scope.ariaSnapshot();
  return snapshot
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^- /, '')
        .replace(/:$/, '')
        .replace(/^'(.*)'$/, '$1'),
    )
    .filter((line) => !line.startsWith('/url'));
}

/** Everything that a scene tells is heard on the page, in this order. */
export async function expectHeard(page: Page, scene: Scene | undefined): Promise<void> {
  if (!scene) throw new Error('The script has no such scene.');
  await expect
    .poll(async () => unheard(scene, await heardOn(page)), { message: 'what is heard, as the script has it' })
    .toBeUndefined();
}

/** The first line of a scene that is not heard after those before it, with what is heard instead. */
export function unheard(scene: Scene, heard: readonly string[]): string | undefined {
  let from = 0;
  for (const line of scene) {
    const at = heard.findIndex(
      (each, index) => index >= from && line.split(/(?<=") or /).some((either) => isLike(each, either)),
    );
    if (at === -1) return `${line}\nis not among\n${heard.slice(from).join('\n')}`;
    from = at + 1;
  }
  return undefined;
}

/** States that the script leaves out do not count. */
function isLike(heard: string, line: string): boolean {
  const states = (text: string): string[] => text.match(/\[[\w=-]+\]/g) ?? [];
  const bare = (text: string) => text.replaceAll(/ \[[\w=-]+\]/g, '');
  const pattern = bare(line)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('#', '\\d+')
    .replaceAll('…', '.*');
  return new RegExp(`^${pattern}$`).test(bare(heard)) && states(line).every((state) => states(heard).includes(state));
}
