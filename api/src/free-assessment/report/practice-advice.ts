import type { Subject } from '@wattle/contract/constants';

const ADVICE: Record<string, string> = {
  Chance: 'Count all the outcomes first, then the ones that are asked for.',
  'Data and graphs': 'Read the title and the scale before you read a bar or a point.',
  'Fractions and decimals': 'Write all the numbers in one form before you compare them.',
  Geometry: 'Sketch the shape, and write on it every length and angle you know.',
  'Logic with numbers': 'Make a table, and cross out what cannot be.',
  Measurement: 'Keep units the same before you start: all centimetres, or all metres.',
  Money: 'Estimate the total first, then work it out in cents.',
  'Number and place value': 'Write the digits in columns, one for each place.',
  'Patterns and algebra': 'Write what changes from each step to the next.',
  Percentages: 'Find 10% first, then build the rest from it.',
  'Ratio and rate': 'Find the amount for one, then multiply.',
  Time: 'Draw a time line, and jump to the next full hour.',
  'Author’s purpose': 'Ask why the author wrote this, and for whom.',
  'Character and motive': 'Find what the character does, then ask why.',
  Cohesion: 'Look for the words that point back: this, such, however.',
  'Comparing texts': 'Say each text in one sentence, then compare the sentences.',
  Detail: 'Put a finger on the line that proves the answer.',
  'Figurative language': 'Ask what the two things that are compared have in common.',
  Inference: 'Join two clues from the text before you choose.',
  'Main idea': 'Say the passage in one sentence before you read the options.',
  'Structure and tone': 'Ask what each paragraph does, not only what it says.',
  'Vocabulary in context': 'Cover the word, and put one of your own in its place.',
  'Argument analysis': 'Find the conclusion first, then ask what it rests on.',
  'Data and evidence': 'Check each statement against the figures, one at a time.',
  Deduction: 'Write the rules in short, and follow one at a time.',
  'Drawing conclusions': 'Choose only what must be true, not what may be.',
  'Ordering and scheduling': 'Draw the places first, then fill in what is certain.',
  Patterns: 'Follow one feature at a time: shape, colour, direction.',
  'Spatial reasoning': 'Follow one corner through every turn and fold.',
  'Truth-tellers and puzzles': 'Suppose one statement is true, and see what follows.',
};

/** For topics that are not listed. */
const OF_SUBJECT: Record<Subject, string> = {
  Reading: 'Find the line in the text that proves your answer.',
  Maths: 'Write each step down, and check it before the next.',
  ThinkingSkills: 'Say in your own words what is asked, then begin.',
  Writing: 'Plan for five minutes, then write.',
};

export function practiceAdvice(topic: string, subject: Subject): string {
  return ADVICE[topic] ?? OF_SUBJECT[subject];
}
