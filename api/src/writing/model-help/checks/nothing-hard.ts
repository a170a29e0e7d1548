import { anyOf, type Check, sentencesOf, wordsOf } from './check';

const HARD = anyOf(
  `death, dead, deadly, die, dies, died, dying, passed away, passing, funerals?, graves?, buried, grie(?:f|ve|ving|ved), mourn(?:ing|ed|s)?, loss, losing (?:your|a|someone|somebody),
  lost (?:your|a) (?:mum|dad|mother|father|nan|nanna|pop|grandma|grandpa|grandmother|grandfather|brother|sister|friend|pet|dog|cat), heaven, suicid\\w+, self-?harm\\w*,
  (?:hurt|hurts|hurting|harm|harms|hit|hits|hitting|beat|beats|beating|punch\\w*|slap\\w*|abus\\w+|bruis\\w+|injur\\w+|wound\\w*|bleed\\w*|blood), bull(?:y|ies|ied|ying), violen(?:t|ce), weapons?, unsafe, in danger at,
  divorc\\w+, separat(?:ed|ion), (?:parents|mum|dad|family|families|home|house)(?:’s|'s)? (?:\\w+ )?(?:fight|fights|fighting|argu\\w+|split|splitting|shout\\w*|yell\\w*|drink\\w*|left|leaving|break\\w*|trouble|problems?|situation|life),
  argu(?:e|es|ed|ing|ments?), drunk, alcohol, drugs?, jail, prison, police, illness(?:es)?, ill, sick, sickness, cancer, diseases?, hospitals?, ambulance, surgery, medicine, disab\\w+, depress\\w+, anxi\\w+, trauma\\w*, mental health, panic attacks?, therap\\w+, counsell?\\w+,
  hunger, hungry, starv\\w+, stomachs?, nobody (?:\\w+ ){1,2}for you, (?:how|what) (?:\\w+ ){0,2}you (?:felt|were feeling), you (?:needed|were|felt|feel|must) (?:so |very |really |be |a )?(?:alone|afraid|scared|upset|brave|sad|unsafe|unhappy|safe|help|frightened|worried|angry), brave (?:to|of), quarrel\\w*, grown-ups?, not your fault, secrets?, (?:fathers?|dads?|mothers?|mums?|parents) (?:can|are|should|must|often|sometimes), look(?:ed|ing)? after (?:yourself|your), (?:on|all on) your own, by yourself, safe place, fought, fights?, fighting, (?:no|enough|little) (?:food|money|to eat), poverty, homeless\\w*, evict\\w+, refugees?, war, bombs?, weight, body, bodies, religio\\w+, god,
  lonely, loneliness, alone at home, neglect\\w*, crying (?:at|in) (?:night|bed), painful (?:memory|time|thing|day|moment)s?, (?:hard|difficult|tough|rough|sad|painful|awful|terrible) (?:time|times|day|days|thing to|for you|memory|experience|topic|subject|situation)s?, must have (?:been|felt), (?:so |very |really )?sorry (?:to hear|for|that|about), are you (?:ok|okay|safe|all ?right), (?:is|are) (?:everything|things) (?:ok|okay|all ?right|fine),
  (?:real|true) (?:life|story)\\?, (?:did|has|does|is) (?:this|it|that) (?:really |ever |still )?(?:happen(?:ed)?|true|real)(?: to you)?, happened to you, your (?:own )?(?:parents|family|mum|dad|mother|father|brother|sister|nan|nanna|pop|grandma|grandpa|home|feelings|life|family’s|secret)(?:’s|'s)?,
  (?:talk|speak|tell|reach out) (?:to |about )?(?:it |this )?(?:to |with )?(?:somebody|someone|an adult|a (?:teacher|counsellor|grown-up|trusted)|a trusted adult|your teacher), trusted adult, private, personal(?:ly)? (?:matter|story|things?|details?|experience|life)`,
);
const CLOSE =
  '(?:i|me|my|mum|mummy|dad|daddy|mother|father|nan|nanna|pop|grandma|grandpa|brother|sister|aunt|uncle|parents)';
const HARM =
  '(?:died|dead|dies|dying|funeral|cancer|hospital|sick|hits?|hitting|hurts?|beats?|punch\\w*|yell(?:s|ed)? at|scream(?:s|ed)? at|drunk|divorc\\w+|hungry|no (?:food|dinner|lunch|breakfast)|cut(?:s|ting)? myself|hate myself|want to die|jail|left us|broke up|scared of (?:him|her|dad|mum))';
const PARENTS = /\b(?:mum and dad|dad and mum|(?:my |their )?parents|they)\b/iu;
const TROUBLE = /\b(?:yell|fight|fought|argu|shout|scream)\w*/iu;
const CLOSE_PERSON = new RegExp(`\\b${CLOSE}\\b`, 'iu');
const HARMED = new RegExp(`\\b${HARM}\\b`, 'iu');

/** A sentence of the text that may tell of something that happened to the child or its family. */
function isHardQuote(text: string): boolean {
  return (
    /\bno (?:food|dinner|lunch|breakfast)\b|\bnothing to eat\b/iu.test(text) ||
    follows(TROUBLE, PARENTS, text) ||
    follows(HARMED, CLOSE_PERSON, text) ||
    follows(CLOSE_PERSON, HARMED, text)
  );
}

/** One pattern for both with anything between them would look for the end from each beginning. */
function follows(pattern: RegExp, before: RegExp, text: string): boolean {
  const first = before.exec(text);
  return first !== null && pattern.test(text.slice(first.index + first[0].length));
}

/**
 * A model says nothing on ideas that are private or sad, such as a death, an illness, being hurt, trouble in a family or
 * hunger. Where it would have, a person should look (docs/writing.md).
 */
export const nothingHard: Check = (comment, { text }) => {
  const quoted = sentencesOf(text).filter(
    (sentence) => sentence.includes(comment.quote) || comment.quote.includes(sentence),
  );
  const stretch = [comment.quote, ...quoted].join(' ');
  return HARD.test(wordsOf(comment)) || isHardQuote(stretch) ? 'It is about something private or sad.' : undefined;
};
