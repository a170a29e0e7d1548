import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { type Check, textsOf } from '../generated-item';
import { HARMLESS_PHRASES, UNSAFE } from '../words/unsafe-words';

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** What is not fit for a child in a text, in a sentence. */
export function unsafeIn(text: string): string | undefined {
  const rest = text.replace(HARMLESS_PHRASES, ' ');
  const found = UNSAFE.find(([, pattern]) => pattern.test(rest));
  if (found) return `It is about ${found[0]}.`;
  return profanity.hasMatch(rest) ? 'It holds a swear word.' : undefined;
}

export const safeForChildren: Check = (item) => textsOf(item).flatMap((text) => unsafeIn(text) ?? [])[0];
