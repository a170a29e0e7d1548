import { mistakeKindOf } from './mistake-kinds';

// As the bank and, in the second person, its later items say them.
test.each([
  ['This forgets to carry a ten and takes the three given angles for 243°.', 'careless'],
  ['You may have forgotten the last 50 km.', 'careless'],
  ['This counts every game twice and lets teams play against themselves.', 'careless'],
  ['This goes one step too far, to tile number 10.', 'careless'],
  ['This leaves out the hats.', 'careless'],
  ['This is how far Mina drives, not how much further that is.', 'misreading'],
  ['This is the number of adults without a plot.', 'misreading'],
  ['You may have overlooked one of the dots above 1.', 'misreading'],
  ['This takes a tonne to be 100 kg.', 'concept'],
  ['You may have taken the rectangle to be a square: 96 ÷ 4 = 24 cm.', 'concept'],
  ['This orders the numbers as if they had no minus signs.', 'concept'],
  ['This adds the cut once more instead of taking it away.', 'concept'],
  ['This is the difference between the longest and the shortest time, which is the range.', 'concept'],
])('“%s” tells of a mistake that is %s', (rationale, kind) => {
  expect(mistakeKindOf(rationale, 'Maths')).toBe(kind);
});

test.each([
  ['This is the longest time.', 'Maths'],
  ['This forgets that the sides of a parallelogram may have two different lengths.', 'Maths'],
  // Two kinds in one sentence.
  ['This is the price of one beanie, as if there were no scarf.', 'Maths'],
  // What a person in an argument forgets is no slip of the child.
  ['Priya is correct, but Leon forgets that there were other reasons.', 'Thinking Skills'],
  ['The cost might be a reason against the plan, but leaving it out is not the mistake.', 'Thinking Skills'],
  ['This takes the lowest layer to be full, with nine cubes.', 'Thinking Skills'],
  // Words of the passage.
  ['This takes “not taught” for something forgotten, but she remembers her school.', 'Reading'],
  ['This takes “I forgot to lock it” for the reason.', 'Maths'],
  ['It reads tiredness into “worked it forty years”, but he laughs.', 'Reading'],
  [undefined, 'Maths'],
] as const)('“%s” (%s) is left open', (rationale, subject) => {
  expect(mistakeKindOf(rationale, subject)).toBeUndefined();
});

test('in Reading only what says so is a misreading', () => {
  expect(mistakeKindOf('This misreads “move the path”, for it is the path that moves.', 'Reading')).toBe('misreading');
});
