import { sentencesIn } from '@wattle/question-bank';
import { daleChall } from 'dale-chall';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { syllable } from 'syllable';
import type { Check, Checks, GeneratedItem } from './generated-item';
import { HARMLESS_PHRASES, KNOWN_LONG_WORDS, LATER_NOTATION, LATER_YEARS, UNSAFE } from './words';

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

export const noMarkup: Check = (item) => {
  const found = textsOf(item).flatMap((text) => markupIn(text) ?? []);
  return found[0] && `It holds ${found[0]}.`;
};

const INSTRUCTIONS: [what: string, patterns: RegExp[]][] = [
  [
    'an instruction to a model',
    [
      /\b(?:ignore|disregard|forget|override) (?:all |any |everything |the |your |these |those )*(?:above|previous|prior|earlier|preceding)\b/i,
      /(?:^|[.!?:]\s+|please )(?:ignore|disregard|forget|override) (?:\w+ )*(?:instructions?|prompts?|rules)\b/im,
      /\bnote to (?:the )?(?:graders?|markers?|models?|ai|readers?|students?|teachers?)\b|\balways (?:accept|choose|pick|mark|select)\b/i,
      /\bmark (?:this|it|all|every\w*)(?: \w+)? (?:as )?correct\b|\bgive (?:full|maximum) marks\b|\breveal the (?:key|answer|prompt)\b/i,
      /\bpretend (?:that )?(?:you are|to be) an? (?:ai|model|assistant)\b|\bnew instructions?\s*:/i,
      /\b(?:system prompt|developer mode|jailbreak)\b/i,
      /\b(?:respond|reply|answer|output) (?:only )?(?:with|in|as) (?:json|yaml|html|only)\b/i,
      /\byou are (?:now )?(?:an? )?(?:\w+ )?(?:assistant|ai|language model|chatbot)\b/i,
    ],
  ],
  ['a chat marker', [/^[ \t]*(?:system|assistant|user)\s*:/im, /<\|\w+\|>|\[\/?INST\]/]],
  [
    'words of a model about itself',
    [
      /\bas an? (?:ai|large language|language)\b|\blanguage model\b|\bchat-?gpt\b|\bopenai\b/i,
      /\bi (?:cannot|can't|can’t|am unable to|won't|won’t) (?:help|assist|generate|create|comply)\b/i,
    ],
  ],
  [
    'words of a model about its answer',
    [
      /\bhere(?:'s|’s| is| are) (?:the|your|a|an|some) (?:new |generated )?(?:question|item)s?\b/i,
      /\b(?:this|the) generated (?:question|item)\b|\bhope this helps\b|\bas requested\b/i,
      /\b(?:based on|similar to) the (?:original|parent|given|example) (?:question|item)\b/i,
      /^(?:sure|certainly|of course)[,!:]/i,
      /^(?:new |generated )?(?:question|q) ?\d*\s*:/im,
    ],
  ],
  [
    'a request to leave the page',
    [
      /\b(?:click|tap|scan|download|subscribe|log ?in|sign up)\b.{0,20}\b(?:here|link|button|code|qr|app|file|channel)\b/i,
      /\b(?:visit|go to|open|see) (?:the|our|this|my)? ?(?:web ?site|web ?page|link|channel|app)\b/i,
      /\b(?:watch|see|find) .{0,30}\bon (?:youtube|tiktok|google)\b/i,
      /\bgoogle (?:it|this)\b|\bsearch (?:online|the (?:web|internet))\b/i,
    ],
  ],
  [
    'a request for personal data',
    [
      /\b(?:type|enter|write|send|tell|give|fill in|share|upload)\b[^.?!]{0,25}\byour (?:\w+ )?(?:name|address|phone|number|password|e-?mail|school|birthday|photo)\b/i,
    ],
  ],
  [
    'a request to keep a secret',
    [/\b(?:do not|don't|don’t|never) (?:tell|show) your (?:parents?|teachers?|mum|dad|family)\b/i],
  ],
  ['a request to call somebody', [/\b(?:(?:text|phone|e-?mail|message|contact) (?:us|me)|call us)\b/i]],
];

/** What a text asks of a model or of its reader, in words; undefined where it asks nothing. */
export function instructionIn(text: string): string | undefined {
  return INSTRUCTIONS.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0];
}

/** No text gives instructions to a model, or sends the reader off the page. */
export const noInstructions: Check = (item) => {
  const found = textsOf(item).flatMap((text) => instructionIn(text) ?? []);
  return found[0] && `It holds ${found[0]}.`;
};

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** What is not fit for a child in a text, in a sentence. */
export function unsafeIn(text: string): string | undefined {
  const rest = text.replace(HARMLESS_PHRASES, ' ');
  const found = UNSAFE.find(([, pattern]) => pattern.test(rest));
  if (found) return `It is about ${found[0]}.`;
  return profanity.hasMatch(rest) ? 'It holds a swear word.' : undefined;
}

export const safeForChildren: Check = (item) => textsOf(item).flatMap((text) => unsafeIn(text) ?? [])[0];

const PICTURE = 'picture|diagram|graph|chart|table|map|figure|image|drawing|number line|grid|net';
const REFERS_TO_PICTURE = new RegExp(
  `\\b(?:the|this) (?:${PICTURE}) (?:shows?|below|above|on the right|on the left)\\b|\\b(?:shown|pictured|drawn) (?:below|above|here|in the (?:${PICTURE}))\\b|\\b(?:in|from|at|on) the (?:${PICTURE}) (?:below|above|shown)\\b|^in the (?:picture|diagram|graph|chart|figure),`,
  'im',
);

export const noMissingPicture: Check = ({ question }) => {
  const found = REFERS_TO_PICTURE.exec(question);
  return found ? `It refers to a picture (“${found[0]}”), and there is none.` : undefined;
};

/** Known to four in five children of Year 4 (Dale and Chall, 1995). */
const FAMILIAR = new Set(daleChall);
const HARD_SYLLABLES = 3;
/** A text with at least this many hard words, and this share of all words, is too hard. */
const HARD_WORDS = { least: 3, share: 0.1 } as const;
/** In a poem a sentence may be a whole stanza, so passages are not measured. */
const LONGEST_SENTENCE = 45;

export const yearLevelWords: Check = ({ question, mcq_options, explanation, wrong_turns = {}, format, text }) => {
  const all = [question, mcq_options, explanation, ...Object.values(wrong_turns), text].join('\n');
  const later = LATER_YEARS.exec(all) ?? LATER_NOTATION.exec(all);
  if (later) return `“${later[0].trim()}” belongs to later years.`;
  // A cloze may ask for hard words: they count as a part of its passage.
  const asked = format === 'cloze' ? `${text}\n${mcq_options}` : `${question}\n${mcq_options}`;
  for (const each of [asked, `${asked}\n${explanation}`, text ?? '']) {
    const hard = hardWords(each);
    if (hard) return `Too many hard words: ${hard.join(', ')}.`;
  }
  const isTooLong = sentencesIn(question).some((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE);
  return isTooLong ? `A sentence of the question has more than ${LONGEST_SENTENCE} words.` : undefined;
};

function hardWords(text: string): string[] | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const hard = words
    .map((word) => word.toLowerCase())
    .filter((word, at) => !isName(words[at] ?? '') && isHardWord(word));
  const distinct = [...new Set(hard.map((word) => word.replace(/s$/, '')))];
  return distinct.length >= HARD_WORDS.least && hard.length / words.length >= HARD_WORDS.share ? distinct : undefined;
}

const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/** Of three syllables or more, and not known to most children of Year 4; in small letters. */
function isHardWord(word: string): boolean {
  if (syllable(word) < HARD_SYLLABLES) return false;
  return !formsOf(word).some((form) => FAMILIAR.has(form) || KNOWN_LONG_WORDS.has(form));
}

const ENDINGS: [ending: RegExp, replacement: string][] = [
  [/(?:s|ed|ing|ly|er|est)$/, ''],
  [/(?:d|es|r)$/, ''],
  [/(?:ing|ed)$/, 'e'],
  [/(?:ies|ied|ily)$/, 'y'],
];
const formsOf = (word: string) => [word, ...ENDINGS.map(([ending, replacement]) => word.replace(ending, replacement))];

function textsOf({ wrong_turns = {}, ...item }: GeneratedItem): string[] {
  const { question, mcq_options, explanation, text, category } = item;
  const texts = [question, mcq_options, explanation, ...Object.values(wrong_turns), text, category];
  return texts.flatMap((each) => each || []);
}

export const LANGUAGE_CHECKS = {
  noMarkup: { find: noMarkup },
  noInstructions: { find: noInstructions },
  safeForChildren: { find: safeForChildren },
  yearLevelWords: { find: yearLevelWords },
  noMissingPicture: { find: noMissingPicture },
} satisfies Checks;
