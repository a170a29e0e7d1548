import { MISCONCEPTIONS } from '@wattle/contract/misconceptions';
import type { SubjectName } from '@wattle/contract/questions';

/** Told from the words of a distractor’s rationale. The order is that of {@link MISCONCEPTIONS}: the narrow ones first. */
const RULES: Record<string, RegExp> = {
  'maths-statement': /(?:leaves out|overlooks|accepts) statement|checks only the (?:statement|median)/,
  'maths-unit':
    /(?:hectare|tonne|litre|centimetre) to (?:be|have)|be one hectare|hour had 100|of 1,000|point .*when it changes|but an hour has|both lengths are 1|takes [\d.,]+ (?:cm|kg|hours|km|m|L) for [\d.,]+ (?:m|g|minutes|mL|cm|kg)|^This (?:multiplies|adds) metres/,
  'maths-full-turn':
    /(?:180°|straight angle).*(?:360°|full turn)|(?:360°|full turn).*(?:180°|straight angle)|180° for a full/,
  'maths-average':
    /^This is the (?:range|median|mean)\b|mean and (?:the )?range|between the shortest|common number|median; /,
  'maths-perimeter': /metres around\b|if it were the perimeter|rope for the area|same perimeter to|for a perimeter/,
  'maths-scale': /takes each (?:circle|gap|square|small mark)\b|the small mark|mark (?:above|below)|one mark too/,
  'maths-ends':
    /\bgaps\b|one (?:step|day|side|trip|square|row|game) too (?:few|many|little|far|much)|misses one\b|itself as well/,
  'maths-equal-parts':
    /not equally|equally (?:large|likely|among|between|many)|as if .*(?:equal|same)|same chance|have the same mass as/,
  'maths-whole':
    /compares .*with the (?:others?|part|\d+)|not with all|instead of with all|for all the\b|the whole (?:ribbon|novel|jug)|of the (?:old|first) (?:price|number|total)/,
  'maths-rounding': /\brounds (?:[\w.,]+ ){0,4}?(?:up|down|to)\b|rounds (?:each|all)|forgets to round|rounded down/,
  'maths-operation':
    /(?:adds|multiplies|subtracts|divides|takes)\b.*instead of (?:adding|multiplying|subtracting|dividing|taking)/,
  'maths-swapped': /\bswaps (?!\d)|\bmixes up\b|wrong way round|comparison round|in the wrong order/,
  'maths-twice': /counts? [^.]*\btwice\b|a second time|(?:overlap|away) twice/,
  'maths-early-stop':
    /\bstops (?:at|when|after|too|trying)\b|then stops|goes no further|does it (?:only )?(?:once|twice)|(?:takes|adds|shorter|away)\b.* only once/,
  'maths-part':
    /\b(?:forgets|leaves out|misses|overlooks)\b|\b(?:counts|adds|takes away|uses|looks at|subtracts|shares|pays for|multiplies|divides|covers) only\b|only (?:adds|counts|takes)\b/,
  'maths-other-number':
    /^This is (?:only )?(?:how|what|when|where|by how|the (?:number|length|area|angle|mass|time|chance|size|volume|perimeter|difference|sum|price|cost|amount|percentage|value|total|ratio|fraction|distance|water)\b)/,
  'thinking-reason':
    /^(?:It|This|That) [^.]*(?:one of the|is a|is the|is the main|strongest|rather a) reasons?\b|evidence for the main|step (?:on the way|in the middle)|supports the conclusion|at the middle|as a reason|only an example|fact (?:that the|from|on which|at)|argument starts/,
  'thinking-opposite':
    /(?:would make|makes) (?:it|her|his|the|this) (?:argument )?(?:much )?(?:stronger|easier to believe)|(?:it|this) weakens the argument(?! (?:only|far))|supports the argument|it strengthens|rather than against|says the opposite|is the opposite/,
  'thinking-turned-rule': /turns (?:it|this|the (?:rule|first|second|sentence))[a-z ]*round|goes back(?:wards| from)/,
  'thinking-too-much':
    /more than (?:the argument|he|she|is|they|it) needs?|asks for too much|does not need (?:it|this|the|to)\b/,
  'thinking-mirror': /mirror|without being turned over|to be turned over|without (?:the )?reflect/,
  'thinking-beside':
    /does(?:n’t| not) (?:matter|change|affect)|makes? no difference|another matter|nothing to do with|do(?:n’t| not) (?:matter|change)|would not (?:help|change)/,
  'thinking-unsaid':
    /not said|(?:[Tt]ext|[Ss]he|[Hh]e|argument|writer|sign) (?:says nothing|does(?:n’t| not) (?:say|speak|ask))|nothing is said|nothing says/,
  'thinking-part':
    /\b(?:forgets|leaves out|overlooks|ignores|misses)\b|\b(?:counts|uses|looks at|checks|adds|shows|takes) only\b/,
  'reading-overlooked': /\boverlooks\b|\bhave overlooked\b/,
  'reading-turned': /^(?:It|This) turns .*\bround\b/,
  'reading-unsaid':
    /(?:text|poem|[Hh]e|[Ss]he|writer|narrator|nobody|notice|student) (?:does not|doesn’t|never) (?:say|tell|mention)|says nothing|nothing is (?:said|told)|not said to|(?:has|have) been mentioned|are mentioned/,
  'reading-own-idea':
    /^(?:(?:It|This) (?:thinks of|imagines|connects)|You may have (?:thought of|imagined|connected)|Perhaps you thought of|It is easy to think of)\b/,
  'reading-phrase': /^(?:(?:It|This) goes by|You may have gone by|Perhaps you went by|It is easy to go by)\b/,
  'reading-meaning': /^(?:(?:It|This) takes|You may have taken|Perhaps you took|It is easy to take) “/,
};

/** So that a long rationale keeps no process busy. The bank's are shorter. */
const LONGEST_READ = 600;

/** The kind of mistake that a rationale tells of; undefined where no rule knows it. */
export function misconceptionOf(rationale: string, subject: SubjectName): string | undefined {
  const read = rationale.slice(0, LONGEST_READ);
  return MISCONCEPTIONS.find((each) => each.subject === subject && RULES[each.id]?.test(read))?.id;
}
