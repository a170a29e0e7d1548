import { anyOf } from './phrases';

/** Phrases that hold a word which is unsafe by itself; they are taken out before the search. */
export const HARMLESS_PHRASES = anyOf(
  [
    'shot put(?:ter)?s?',
    '(?:slap|long) ?shots?',
    '(?:great|blue|coal|marsh) tits?',
    'a murder of crows',
    '(?:the|a) naked eye',
    '(?:ginger|root) beers?',
    'starting (?:gun|pistol)s?',
    '(?:water|glue|toy) (?:gun|pistol)s?',
    'cigar-shaped',
    '(?:had|has|have|having|been|be|is|are|was) drunk (?:all|some|half|most|up|the|a|an|about|more|less|from|by|its|his|her|their|water|\\d+|one|two|three)',
    'oil-?seed rape',
    'dead (?:heat|end|tree|leaf|leaves|wood|calm|batter(?:y|ies))s?',
    'dick (?:smith|whittington)',
    'moby[- ]dick',
    'pussy willows?',
    'dykes?',
    'fruit cocktails?',
    'shooters? (?:in|of|for) the (?:team|netball)',
    'bullet (?:trains?|points?|ants?)',
    '(?:bath|seed) bombs?',
    'the sex of (?:the|a) \\w+',
    'hit \\w+ with (?:a|the) (?:ball|pillow|snowball)',
  ],
  'giu',
);
