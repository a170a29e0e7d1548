import { type Check, textsOf } from '../generated-item';

const MARKUP: [name: string, pattern: RegExp][] = [
  // Bidirectional and invisible characters can hide text.
  ['a control character', /[^\P{Cc}\n\r\t]|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/u],
  ['an address', /\b(?:https?|ftp|data|javascript|mailto):\S|\bwww\.|\b[\w-]+\.(?:com|org|net|edu|gov|io|info|au)\b/i],
  ['an email address', /\S@\w+\.\w/],
  ['a tag', /<\/?[a-z!][^<]*>|<!--|<\/?[a-z]+\s*$/i],
  ['an HTML entity', /&(?:#x?[\da-f]+|[a-z]{2,8});/i],
  // A line of `_` is a blank to fill in.
  [
    'Markdown',
    /\*\*|(?<![\p{L}\d_])__(?=[^\s_])[^_]*[^\s_]__(?![\p{L}\d_])|```|`[^`]+`|(?:^|\s)#{1,6}\s|\]\(|~~|^\s*[-*]\s+\S.*\n\s*[-*]\s/mu,
  ],
  ['TeX', /\\[a-z]{2,}|\\[([]|\$\$|\$[^$\d\s][^$]*\$|\^\{|_\{/i],
  ['a placeholder', /\{\{|\}\}|\[(?:insert|name|number|your|todo)[^\]]*\]|\blorem ipsum\b|\bTODO\b/i],
];

/** What is no plain text, in words; undefined where all is. */
export function markupIn(text: string): string | undefined {
  return MARKUP.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Plain text only: no link, markup, script or control character. */
export const noMarkup: Check = (item) => {
  const found = textsOf(item).flatMap((text) => markupIn(text) ?? []);
  return found[0] && `It holds ${found[0]}.`;
};
