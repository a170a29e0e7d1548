import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPageHeads } from './page-heads';

const description = 'Timed practice for selective-school tests, with every answer explained.';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-heads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The beginning of a PNG, which states its size. */
function writeCard(width: number, height: number): void {
  const content = Buffer.alloc(24);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  writeFileSync(join(folder, 'card.png'), content);
}

test('a page gets its description, and the picture of its card as a file of the build', () => {
  writeCard(1_200, 630);
  const emitted = new Map<string, Buffer>();
  const declared = { '/': { description, image: 'card.png', imageAlt: 'Practice' }, '/terms': { description } };
  const heads = readPageHeads(folder, declared, ['/', '/terms'], (file, content) => emitted.set(file, content));
  const [file = '', content] = [...emitted][0] ?? [];
  expect(file).toMatch(/^assets\/card\.[0-9a-f]{16}\.png$/);
  expect(content).toEqual(readFileSync(join(folder, 'card.png')));
  expect(heads).toEqual({
    '/': { description, image: { file, width: 1_200, height: 630, alt: 'Practice' } },
    '/terms': { description },
  });
});

test.each([
  ['a page that is not rendered', { '/other': { description } }, '/other, which is not in prerender'],
  ['a card of another size', { '/': { description, image: 'card.png' } }, 'must have 1200 by 630 px, not 100 by 100'],
  ['a description that search engines would cut', { '/': { description: 'x'.repeat(161) } }, 'Too big'],
])('%s fails the build with a sentence', (_what, declared, sentence) => {
  writeCard(100, 100);
  expect(() => readPageHeads(folder, declared, ['/'], () => undefined)).toThrow(sentence);
});
