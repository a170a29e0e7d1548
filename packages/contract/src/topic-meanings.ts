import type { SkillToPractise } from './results';

/** What each topic of the bank is, and an example of it; `bank.check.test.ts` demands one for each. */
const MEANINGS: Record<string, readonly [meaning: string, example: string]> = {
  // Maths
  Chance: ['How likely something is', 'drawing the one red ball from a bag of ten'],
  'Data and graphs': ['Reading tables and graphs', 'how much taller one bar is than another'],
  'Fractions and decimals': ['Parts of a whole', 'whether ¾ or 0.7 is more'],
  Geometry: ['Shapes, angles and positions', 'the third angle of a triangle'],
  'Logic with numbers': ['Numbers found from clues', 'three numbers in a row that make 24'],
  Measurement: ['Lengths, areas, volumes and weights', 'the area of a garden with a path through it'],
  Money: ['Prices, change and saving', 'the change from $20 for three tickets'],
  'Number and place value': ['How numbers are built, and sums with them', 'what the 5 in 2,508 is worth'],
  'Patterns and algebra': ['Rules that go on, and unknown numbers', 'the tenth number of 4, 7, 10, 13'],
  Percentages: ['Parts of a hundred', '15% off a price of $80'],
  'Ratio and rate': ['How two amounts go together', 'the water for six cups of rice when two cups need three'],
  Time: ['Clocks, calendars and timetables', 'how long it is from 9:45 to 11:20'],
  // Reading
  'Author’s purpose': ['Why somebody wrote a text', 'whether it is to explain or to persuade'],
  'Character and motive': ['What people in a story want', 'why a boy hides a letter'],
  Cohesion: ['Sentences that hold together', 'what “this” or “they” points back to'],
  'Comparing texts': ['What texts share, and where they differ', 'which of two writers is afraid of the sea'],
  Detail: ['Finding what a text says', 'the line that tells when the train left'],
  'Figurative language': ['Words that paint a picture', 'what “the fog crept in” says about the fog'],
  Inference: ['What a text means without saying it', 'that wet boots at the door mean somebody is home'],
  'Main idea': ['What a whole text is about', 'the title that would fit it best'],
  'Structure and tone': ['How a text is built, and how it sounds', 'a story that begins at its end'],
  'Vocabulary in context': ['What a word means where it stands', '“cool” of a drink, and of a look'],
  // Thinking Skills
  'Argument analysis': ['What an argument rests on', 'the fact that would make it weaker'],
  'Data and evidence': ['What figures show, and what they don’t', 'the one sentence that a table proves'],
  Deduction: ['Following clues to what must be true', 'who sits next to whom at a table'],
  'Drawing conclusions': ['What follows from what is said', 'what “all herons are birds” tells about one heron'],
  'Ordering and scheduling': ['Putting things in order', 'who came third in a race'],
  Patterns: ['The rule in a row of pictures, letters or numbers', 'the picture that comes next'],
  'Spatial reasoning': ['Turning and folding shapes in your mind', 'which flat shape folds into a box'],
  'Truth-tellers and puzzles': ['Puzzles in which somebody may lie', 'who ate the cake when only one tells the truth'],
};

/** A sentence with an example. Undefined for a topic that staff have made themselves. */
export function topicMeaning(topic: string): string | undefined {
  const [meaning, example] = MEANINGS[topic] ?? [];
  return meaning && `${meaning}, such as ${example}.`;
}

/** What stands below a topic: the skill that went least well, where that is known, or else what the topic is. */
export function topicNote(
  { subject, category }: Pick<SkillToPractise, 'subject' | 'category'>,
  skills: readonly SkillToPractise[] = [],
): string | undefined {
  const skill = skills.find((each) => each.subject === subject && each.category === category);
  return skill ? `Above all: ${skill.name}. ${skill.sentence}` : topicMeaning(category);
}
