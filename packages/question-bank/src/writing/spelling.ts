import dictionary from 'dictionary-en-au';
import nspell from 'nspell';
import type { BankItem } from '../items/bank-items';
import allowed from './allowed-words.json' with { type: 'json' };

const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
for (const word of allowed) spell.add(word);

const WORD = /(?<![\p{L}\d])\p{L}+(?:['-]\p{L}+)*/gu;

/** Words that Australian spelling does not have. Names of people and places are in the list of allowed words. */
export function misspelt(item: BankItem): string[] {
  const { question, mcq_options, explanation, text = '', image_description = '', wrong_turns = {} } = item;
  return misspeltIn([question, mcq_options, explanation, text, image_description, ...Object.values(wrong_turns)]);
}

export function misspeltIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((each) => each.normalize('NFC').replace(/’/g, "'").match(WORD) ?? []);
  return [...new Set(words)].filter((word) => !isSpelt(word));
}

/** A code such as `GOW`, a word, a possessive, or a compound of words. */
function isSpelt(word: string): boolean {
  if (word.length === 1 || /^\p{Lu}+$/u.test(word)) return true;
  const singular = word.replace(/'s?$/, '');
  return [word, singular].some((form) => spell.correct(form)) || isCompound(word);
}

const isCompound = (word: string) =>
  word.includes('-') && word.split('-').every((part) => part.length === 1 || isSpelt(part));
