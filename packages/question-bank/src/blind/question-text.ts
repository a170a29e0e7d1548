import { fileURLToPath } from 'node:url';
import { optionsOf } from '@wattle/contract';
import type { BankItem } from '../items/bank-items';
import { SEED_FOLDER } from '../seed/seed-folder';

/** A block of questions as a reader gets it: the passage once, then the questions with their options. */
export function questionText(items: readonly BankItem[]): string {
  const [first] = items;
  const passage = first?.text ? `## Passage\n\n${first.text}\n\n` : '';
  return passage + items.map(oneQuestion).join('\n');
}

function oneQuestion(item: BankItem): string {
  const picture = pictureOf(item);
  const options = optionsOf(item).map(({ letter, text }) => `${letter}  ${text}`);
  return [`### ${item.slug}`, item.question, ...(picture ? [`Picture: ${picture}`] : []), ...options, ''].join('\n');
}

function pictureOf({ slug, figure }: BankItem): string | undefined {
  return figure && fileURLToPath(new URL(`pictures/${slug}.png`, SEED_FOLDER));
}
