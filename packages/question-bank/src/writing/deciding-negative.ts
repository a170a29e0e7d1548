import { sentencesIn } from '../text';

const NEGATIVE =
  /\b(?:not|never|cannot|can’t|except|least likely|(?:statements?|sentences?) (?:is|are|must be) (?:false|untrue|wrong))\b/;
/** A question that asks which one; `Why does this not follow?` asks for a reason, and turns nothing round. */
const ASKS_WHICH = /\b(?:which|what|who|whose|where|when)\b/i;
const ASKS_WHY = /\bwhy\b/i;
const QUOTED = /“[^”]*”/g;

/** A negative word that turns a question round and is not in capitals: a child who reads past it answers the opposite. */
export function decidingNegative(stem: string): string | undefined {
  const asked = sentencesIn(stem.replace(QUOTED, ''))
    .filter((sentence) => sentence.endsWith('?') && ASKS_WHICH.test(sentence) && !ASKS_WHY.test(sentence))
    .find((sentence) => NEGATIVE.test(sentence));
  return asked && NEGATIVE.exec(asked)?.[0];
}
