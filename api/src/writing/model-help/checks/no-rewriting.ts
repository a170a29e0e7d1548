import { type Check, plain, sentencesOf, wordsOf } from './check';

const REWRITES = [
  /\b(?:better|improved|corrected|correct|stronger|revised|rewritten|polished|edited|new|upgraded|fixed) (?:version|draft)\b/i,
  /\bhere(?:'s|’s| is| are) (?:a|an|how|what|the|my|your|one|some)\b/i,
  /\bi(?:'d|’d|’ve|'ve| would| have)? (?:rewritten|rewrote|rewrite|corrected|fixed|changed|improved|edited|write it|would write|written)\b/i,
  /\b(?:should|must|ought to|needs to) (?:say|read|be written|have (?:said|written|been)|go)\b/i,
  /\b(?:rewrite|rephrase|reword|change|correct|fix|replace) (?:it|this|that|the \w+|your \w+|these \w+) (?:as|like|to|with|by):? ["“]?(?:\S+ ){4,}/i,
  /(?:\b(?:like this|like so|this way|for example|for instance|such as|e\.g\.|instead|could be|would be|as follows|version|sentence|this|write|say)\s*[:–—-]+|\b(?:e\.g\.|i\.e\.),?)\s*["“‘']?\S+(?:\s+\S+){3,}/i,
  /\b(?:write|say|put|begin with|start with|end with|to|with|try|be|become)\s+(?:I|The|She|He|It|We|My|They|As|When|Suddenly|In|On|At|One|Once|Dear|There|Our|His|Her|Without|Slowly|Quietly)\s+(?:\S+\s+){3,}\S/,
  /\b(?:say|write|add|put|tell (?!me\b)\w+|mention|include) that (?:\S+ ){4,}/i,
  /\b(?:goes|reads|says|becomes|so that it is|sounds|turns into) (?:["“‘']|\p{Lu}|I\b)(?:\S*\s+){3,}/u,
  /\b(?:swap|trade|exchange) (?:it|this|that|the \w+) for (?:\S+ ){4,}/i,
  /\b(?:would|might|could) (?:be|sound|read|look|work) (?:stronger|better|clearer|nicer|more)\b/i,
  /\b(?:is|would be) (?:how|a way|one way) (?:a|it|to|you)\b/i,
  /\b(?:with|by) the (?:words?|line|sentence) ["“\p{Lu}]/u,
  /→|=>|->/,
];
/** After a colon, or told as the child would tell it. */
const IN_ITS_VOICE = [
  /[:–—]\s+(?:\S+\s+){4,}[^\s?]+[.!”"]*$/,
  /\b(?:I|we) (?:\w+(?:ed|t|de|w|ld|an|am|ook)|was|were|am|are|had|have|ran|saw)\b/,
];
const QUOTED = /["“]([^"“”]+)["”]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]+(?:[’'](?=\p{L})[^‘’'\n]+)*)[’'](?!\p{L})/gu;
/** A step to take is short; what is longer holds words for the text. */
const isLong = (sentence: string) => sentence.split(/\s+/).length > (sentence.endsWith('?') ? 15 : 12);
/** A word or two may be offered; more would be written for the child. */
const MAX_WORDS = 3;

/** The child writes the text: no sentence for it, and no quoted words that it has not written. */
export const noRewriting: Check = (comment, { text }) => {
  const words = wordsOf(comment);
  if (REWRITES.some((pattern) => pattern.test(words))) return 'It writes a part of the text for the child.';
  const isToldForChild = sentencesOf(comment.next_step).some(
    (sentence) => !sentence.endsWith('?') && IN_ITS_VOICE.some((pattern) => pattern.test(sentence)),
  );
  if (isToldForChild || sentencesOf(comment.next_step).some(isLong))
    return 'It writes a part of the text for the child.';
  const own = plain(text);
  const others = [...words.matchAll(QUOTED)].map(([, double, single]) => plain(double ?? single ?? ''));
  const added = others.filter((quoted) => !own.includes(quoted.replace(/^[.…\s]+|[.,…!?\s]+$/g, '')));
  if (added.some((quoted) => quoted.split(' ').length > MAX_WORDS)) return 'It quotes what the child has not written.';
  return added.length > 3 ? 'It offers many words.' : undefined;
};
