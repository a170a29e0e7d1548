import { MAX_COMMENT_TEXT } from '@wattle/contract/writing-marks';
import { isHardWord, unsafeIn } from '../../../bank';
import { anyOf, type Check, sentencesOf, wordsOf } from './check';

const LONGEST_SENTENCE = 28;
const MAX_HARD_WORDS = 2;
const UNKIND = anyOf(
  `boring, lazy, laziness, careless(?:ly)?, sloppy, terrible, awful, horrible, (?:bad|poor|weak|clumsy|childish|babyish|immature|basic|simplistic|dull|messy|ugly) (?:writing|spelling|spell\\w+|sentences?|grammar|ideas?|words?|opening|ending|handwriting|choice|verbs?|english|effort|punctuation|structure|vocabulary), poorly, badly, babyish, childish, simplistic,
  stupid, nonsense, rubbish, disappoint\\w+, unacceptable, useless, pointless, (?:you|this|it) fails?, you always, you never, you should (?:already |really )?(?:know|have|not), by now, not even, ran out of, run out of ideas, reads like a, nobody (?:would|will|wants), no one (?:would|will|wants), (?:makes|make) no sense, not (?:good|long|clear|strong|interesting) enough, lacks?, lacking, too (?:easy|basic|babyish), you (?:clearly )?(?:did not|didn’t|didn't) (?:try|bother|care|check), at your age, a mess, hard to (?:read|follow), dull, (?:little|small|younger) (?:kids?|children), bab(?:y|ies), everyone (?:has|knows|writes|does), a (?:hundred|thousand|million) times, clich\\w*, yawn\\w*, predictable, obvious\\w*, repetitive, unoriginal, overused, pathetic, embarrass\\w*, sham(?:e|eful), annoy\\w*, confusing`,
);
const HARD_WORDS = anyOf(
  `synta(?:x|ctic\\w*), lexical, lexicon, subordinat\\w+, juxtapos\\w+, nuanced?, coheren(?:t|ce), cohesi(?:on|ve), utili[sz]\\w+, narrative (?:arc|structure|tension), protagonists?, antagonists?, themat\\w+, rhetoric\\w*, anaphora, alliterat\\w+, onomatopoeia, fronted, adverbials?, modal, gerunds?, participles?,
  evocative(?:ly)?, elevat\\w+, enhanc\\w+, compelling, sophisticat\\w+, figurative, characteri[sz]ation, exposition, denouement, diction, imagery, tapestry, resonat\\w+, delv\\w+, facilitat\\w+, furthermore, moreover, comprehensive, demonstrat\\w+, convey\\w*, effectiv\\w+, juncture, immers\\w+, ambigu\\w+, personif\\w+, metaphorical, clauses?, comma splices?, run-on, pacing, foreshadow\\w*, climax, heighten\\w*, segment\\w*, tenses? consistency, discourse`,
);
const AMERICAN = anyOf(
  'colou?r(?<=color)s?, favorites?, organiz\\w+, center, humor, realiz\\w+, mom, gray, traveled, neighbors?',
);
const OF_OTHERS = anyOf(
  "(?:the|this) (?:student|child|pupil|writer|author|learner|kid)(?:’s|'s)?, (?:student|pupil)s?",
);

/** Short, kind, plain, in Australian spelling, to the child itself, and with nothing in it that is not for children. */
export const fitForChild: Check = (comment) => {
  const words = wordsOf(comment);
  if (words.length > MAX_COMMENT_TEXT) return 'It is too long.';
  if (sentencesOf(words).some((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE)) {
    return 'One of its sentences is too long.';
  }
  if (/\bXx+\b/.test(words)) return 'It names somebody whose name is hidden.';
  const unfit = [UNKIND, HARD_WORDS, AMERICAN, OF_OTHERS].map((pattern) => pattern.exec(words)?.[0]).find(Boolean);
  if (unfit) return `These are not words for a child: ${unfit}.`;
  const hard = (words.match(/(?<!\p{L})\p{Ll}+/gu) ?? []).filter(isHardWord);
  if (new Set(hard).size > MAX_HARD_WORDS) return `It has too many hard words: ${hard.join(', ')}.`;
  if (/!{2,}|\b\p{Lu}{4,}\b/u.test(words)) return 'It shouts.';
  return unsafeIn(words);
};
