import { type Check, textsOf } from '../generated-item';

const INSTRUCTIONS: [what: string, patterns: RegExp[]][] = [
  [
    'an instruction to a model',
    [
      /\b(?:ignore|disregard|forget|override) (?:all |any |everything |the |your |these |those )*(?:above|previous|prior|earlier|preceding)\b/i,
      /(?:^|[.!?:]\s+|please )(?:ignore|disregard|forget|override) (?:\w+ )*(?:instructions?|prompts?|rules)\b/im,
      /\bnote to (?:the )?(?:graders?|markers?|models?|ai|readers?|students?|teachers?)\b|\balways (?:accept|choose|pick|mark|select)\b/i,
      /\bmark (?:this|it|all|every\w*)(?: \w+)? (?:as )?correct\b|\bgive (?:full|maximum) marks\b|\breveal the (?:key|answer|prompt)\b/i,
      /\bpretend (?:that )?(?:you are|to be) an? (?:ai|model|assistant)\b|\bnew instructions?\s*:/i,
      /\b(?:system prompt|developer mode|jailbreak)\b/i,
      /\b(?:respond|reply|answer|output) (?:only )?(?:with|in|as) (?:json|yaml|html|only)\b/i,
      /\byou are (?:now )?(?:an? )?(?:\w+ )?(?:assistant|ai|language model|chatbot)\b/i,
    ],
  ],
  ['a chat marker', [/^[ \t]*(?:system|assistant|user)\s*:/im, /<\|\w+\|>|\[\/?INST\]/]],
  [
    'words of a model about itself',
    [
      /\bas an? (?:ai|large language|language)\b|\blanguage model\b|\bchat-?gpt\b|\bopenai\b/i,
      /\bi (?:cannot|can't|can’t|am unable to|won't|won’t) (?:help|assist|generate|create|comply)\b/i,
    ],
  ],
  [
    'words of a model about its answer',
    [
      /\bhere(?:'s|’s| is| are) (?:the|your|a|an|some) (?:new |generated )?(?:question|item)s?\b/i,
      /\b(?:this|the) generated (?:question|item)\b|\bhope this helps\b|\bas requested\b/i,
      /\b(?:based on|similar to) the (?:original|parent|given|example) (?:question|item)\b/i,
      /^(?:sure|certainly|of course)[,!:]/i,
      /^(?:new |generated )?(?:question|q) ?\d*\s*:/im,
    ],
  ],
  [
    'a request to leave the page',
    [
      /\b(?:click|tap|scan|download|subscribe|log ?in|sign up)\b.{0,20}\b(?:here|link|button|code|qr|app|file|channel)\b/i,
      /\b(?:visit|go to|open|see) (?:the|our|this|my)? ?(?:web ?site|web ?page|link|channel|app)\b/i,
      /\b(?:watch|see|find) .{0,30}\bon (?:youtube|tiktok|google)\b/i,
      /\bgoogle (?:it|this)\b|\bsearch (?:online|the (?:web|internet))\b/i,
    ],
  ],
  [
    'a request for personal data',
    [
      /\b(?:type|enter|write|send|tell|give|fill in|share|upload)\b[^.?!]{0,25}\byour (?:\w+ )?(?:name|address|phone|number|password|e-?mail|school|birthday|photo)\b/i,
    ],
  ],
  [
    'a request to keep a secret',
    [/\b(?:do not|don't|don’t|never) (?:tell|show) your (?:parents?|teachers?|mum|dad|family)\b/i],
  ],
  ['a request to call somebody', [/\b(?:(?:text|phone|e-?mail|message|contact) (?:us|me)|call us)\b/i]],
];

/** What a text asks of a model or of its reader, in words; undefined where it asks nothing. */
export function instructionIn(text: string): string | undefined {
  return INSTRUCTIONS.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0];
}

/** No text gives instructions to a model, or sends the reader off the page. */
export const noInstructions: Check = (item) => {
  const found = textsOf(item).flatMap((text) => instructionIn(text) ?? []);
  return found[0] && `It holds ${found[0]}.`;
};
