import { anyOf, type Check, sentencesOf } from './check';

const ASKS =
  /^(?:(?:next time|next|now|then|maybe|perhaps|here|before|after|when|if|as|to|in|for|with|at)\b[^.?!]*?[, ])?(?:please )?(?:try|add|answer|ask|begin|break|bring|change|check|choose|circle|close|count|cover|cut|decide|describe|draw|end|explain|find|finish|give|hide|imagine|join|keep (?:one|only|the|just)|leave|let|link|listen|look|make|mark|move|name|open|pause|pick|picture|place|point|put|read|remove|repeat|replace|say|see whether|see if|show|slow|split|spell|start|stop|swap|take|tell|think|turn|underline|use|weave|write|you (?:could|can|might|may)|could|can|would|what|where|which|whose|who|why|how|when|is there|are there|does|do you|did)\b/i;
const GENERIC = anyOf(
  `more (?:details?|descriptive|description|interesting|vivid|exciting|variety|varied|carefully|words), be (?:more )?(?:careful|creative|descriptive|specific),
  better (?:words?|vocabulary|sentences?|verbs?|adjectives?), think about (?:your|the) \\w+, make it (?:more |a bit )?(?:exciting|interesting|better|longer|fun|stronger), improve, work on, practi[sc]e, (?:good|great|amazing|strong|interesting|powerful) (?:words|adjectives|verbs|vocabulary),
  proofread, check (?:your|the) (?:work|spelling|punctuation|grammar|writing), try (?:harder|your best), wow words?,
  (?:add|use|try|write) (?:some |a few )?(?:adjectives|adverbs|similes|metaphors|details|descriptions)`,
);
const PRAISE_ONLY = anyOf(
  `keep (?:it up|up|going|writing|doing|being|using|on), carry on, continue, well done, (?:good|great|nice|lovely) (?:job|work),
  nothing to (?:change|fix|improve|add|try|do), (?:do not|don’t|don't|never|no need to) change, (?:perfect|fine) as it is, leave it (?:exactly )?as it is,
  no (?:changes?|mistakes?|errors?), could not be better, couldn’t be better, couldn't be better, cannot be improved, can’t be improved,
  use (?:more|lots) (?:of )?(?:sentences|words|lines) like (?:this|that|these), be proud, do (?:more of this|this again|it again|the same again), more of (?:this|these|it)`,
);
const GUSHING = anyOf(
  `masterpiece, flawless, genius, perfect(?:ion|ly)?, best (?:(?:text|story|writing|piece|letter|opening|ending|line|sentence|writer|thing|one)s? (?:ever|of all|i)|(?:\\w+ )?(?:i have|i’ve|i've|we have) (?:ever )?(?:read|seen)),
  greatest, (?:amazing|incredible|brilliant|outstanding|superb) (?:work|writing|writer|story|text|job|piece), publish(?:ed|er)?, real author, professional`,
);
const SEVERAL = anyOf(
  'also, as well as, in addition, another thing, secondly, thirdly, finally, plus, and then (?:add|check|use|change|fix)',
);
const MIN_WORDS = 4;
/** One to do, and one that helps to do it. */
const MAX_ASKS = 2;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** It says one thing that the child can do, not praise alone, not several things, and nothing that fits every text. */
export const oneThingToTry: Check = ({ noticed, next_step }) => {
  if (wordsIn(noticed) < 3) return 'It does not say what it is about.';
  if (GUSHING.test(noticed) || GUSHING.test(next_step)) return 'It only praises.';
  const steps = sentencesOf(next_step.trim()).filter((sentence) => !PRAISE_ONLY.test(sentence));
  const asked = steps.filter((sentence) => ASKS.test(sentence.trim().replace(/^["“‘]/, '')));
  if (asked.length === 0 || wordsIn(asked.join(' ')) < MIN_WORDS) return 'It says nothing to try.';
  if (steps.length > MAX_ASKS || SEVERAL.test(next_step) || /(?:^|\s)(?:\d[.)]|[-•*])\s/.test(next_step)) {
    return 'It asks for several things.';
  }
  if (/(?:,[^,.?]+){2,}\band\b/.test(next_step)) return 'It asks for several things.';
  if (next_step.split(/\band\b|,/i).filter((part) => ASKS.test(part.trim())).length > 2) {
    return 'It asks for several things.';
  }
  if (GENERIC.test(next_step) && wordsIn(next_step) <= 9) return 'It would fit any text.';
  return undefined;
};
