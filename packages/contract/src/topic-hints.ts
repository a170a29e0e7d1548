/** By topic: how to begin. A hint says a way, never an answer; `bank.check.test.ts` demands one for each topic. */
const HINTS: Record<string, string> = {
  // Maths
  Geometry: 'Write every length and angle you know on a sketch. What do they add up to: 180° or 360°?',
  Measurement: 'Write all lengths in the same unit first. Cut a difficult shape into rectangles.',
  'Data and graphs': 'Read the title, the labels and what one step of the scale stands for. Then look at the numbers.',
  Chance: 'Count all the ways it can come out. Then count those that are asked for.',
  'Fractions and decimals':
    'Draw a bar and cut it into equal parts. To compare, give all of them the same bottom number.',
  'Ratio and rate': 'Draw equal boxes for each part. Find what one box, or one of something, is worth.',
  'Logic with numbers': 'Begin with the clue that leaves the fewest numbers. Try each of them against the other clues.',
  Money: 'Work in cents, or in dollars, but not in both. What does one of them cost?',
  'Number and place value': 'Write the numbers below each other by their places, or put them on a number line.',
  'Patterns and algebra': 'What happens from one step to the next? Check it with the step after that.',
  Percentages: 'Find 10% or 1% first, and put the rest together from it.',
  Time: 'Jump along a time line: first to the next full hour, then on in hours and minutes.',
  // Thinking Skills
  'Argument analysis':
    'Say in your own words what it wants you to believe, and why. What has to be true between the two?',
  'Data and evidence':
    'Underline what you are told. Keep only what follows from that, not from what you know yourself.',
  Deduction: 'Draw a table or circles, and cross out what a clue rules out. Start with the clue that says most.',
  'Drawing conclusions': 'Ask of each answer: could it be false although all that is said is true?',
  'Ordering and scheduling': 'Draw empty places in a row. Fill in what is certain, then see where the rest can go.',
  Patterns: 'Compare two neighbours and say what changes. Does the same change happen again?',
  'Spatial reasoning': 'Follow one corner or one mark through each turn or fold. Cross out what cannot be.',
  'Truth-tellers and puzzles': 'Suppose that one of them is true. If that leads to something impossible, it was false.',
  // Reading
  Cohesion: 'Look at the words just before and after the gap or blank. What do “this”, “they” or “but” point to?',
  'Figurative language': 'Ask what is really happening, then what the picture in the words says about it.',
  Inference: 'Find the lines that it is about. What do they show that nobody says?',
  'Vocabulary in context':
    'Read the sentence with each answer in place of the word or blank. Which one fits the sense of the text?',
  'Structure and tone': 'Ask what this part does for the whole: begin, turn, explain, end? How does it sound?',
  'Main idea': 'Say the whole text in one sentence. Beware of answers that fit only one paragraph.',
  'Author’s purpose': 'Ask what the writer wants you to think, feel or do after this sentence.',
  Detail: 'Look for a word of the question in the text, and read the sentences around it once more.',
  'Comparing texts': 'Take one text at a time: yes or no for each answer. Then put the two lists side by side.',
  'Character and motive': 'Look at what the person does and says. What would make you do the same?',
};

/** Undefined for a topic that staff have made themselves. */
export function topicHint(topic: string | undefined): string | undefined {
  return topic === undefined ? undefined : HINTS[topic];
}
