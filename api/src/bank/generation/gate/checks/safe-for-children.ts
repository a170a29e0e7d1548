import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { type Check, textsOf } from '../generated-item';
import { HARMLESS_PHRASES, UNSAFE } from '../words/unsafe-words';

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

export const safeForChildren: Check = (item) => {
  const texts = textsOf(item).map((text) => text.replace(HARMLESS_PHRASES, ' '));
  const found = UNSAFE.find(([, pattern]) => texts.some((text) => pattern.test(text)));
  if (found) return `It is about ${found[0]}.`;
  return texts.some((text) => profanity.hasMatch(text)) ? 'It holds a swear word.' : undefined;
};
