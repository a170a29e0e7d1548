import { type Option, optionsOf } from '@wattle/contract/options';
import { isInText } from '@wattle/contract/question-format';
import { folded, hasPhrase, quantityOf, sentencesIn, TERM } from '@wattle/question-bank';
import type { Check } from '../generated-item';

const STATES_ANSWER = /\b(?:answer|solution)(?:\s+(?:is|equals)\b|\s*:)|\bhint\b|\bcorrect (?:answer|option|choice)\b/i;
const CONCLUDES = /\b(?:so|therefore|thus|which is|which means|because)\b(.*)$/is;

const QUANTITIES = new RegExp(`\\d{1,2}:\\d{2} [ap]m|${TERM}(?: ${TERM})?`, 'gu');

export const keyNotInStem: Check = ({ question, mcq_options, format, correct_answer }) => {
  const options = optionsOf({ mcq_options, format });
  const key = options.find(({ letter }) => letter === correct_answer);
  // The stem about a gap or blank is always the same.
  if (!key || isInText(format)) return undefined;
  if (STATES_ANSWER.test(question)) return 'The question speaks of its own answer.';
  const stated = options.filter((option) => isIn(question, option));
  if (stated.length === 1 && stated[0] === key) return `The question already says “${key.text}”, and no other option.`;
  const isConcluded = sentencesIn(question).some((sentence) => isConclusion(sentence, key, options));
  return isConcluded ? `The question already concludes “${key.text}”.` : undefined;
};

function isConclusion(sentence: string, key: Option, options: Option[]): boolean {
  const end = sentence.endsWith('?') || /[“"]/.test(sentence) ? '' : (CONCLUDES.exec(sentence)?.[1] ?? '');
  return isIn(end, key) && options.every((option) => option === key || !isIn(end, option));
}

/** Numbers are compared as written, so that 2.4 kg does not reveal the answer 2,400 g. */
function isIn(text: string, { text: option }: Option): boolean {
  const quantity = quantityOf(option);
  if (!quantity) return hasPhrase(text, option);
  const written = (term: string) => folded(term).replaceAll(',', '');
  const terms = (text.match(QUANTITIES) ?? []).map(written);
  // An option without a unit matches the number of a term with one.
  return terms.some(
    (term) =>
      term === written(option) || (quantity.kind === '' && /^[\d.]+(?= \D+$)/.exec(term)?.[0] === written(option)),
  );
}
