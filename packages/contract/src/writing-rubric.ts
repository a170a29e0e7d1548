export const CRITERION_IDS = [
  'ideas',
  'form',
  'organisation',
  'style',
  'sentences',
  'punctuation',
  'spelling',
] as const;

export type CriterionId = (typeof CRITERION_IDS)[number];

/** One mark that a criterion can have. */
interface Level {
  /** For a child of ten: what a text of this level is like. */
  sentence: string;
  /** A few words of such a text, with the slips that a child would make. A blank line parts paragraphs. */
  example: string;
}

/** One of the things that a text is marked by. */
export interface WritingCriterion {
  id: CriterionId;
  /** Set A is what the text says and how it is told, set B how it is written down. */
  set: 'A' | 'B';
  /** The most that it can have. */
  marks: number;
  name: string;
  /** For a child of ten: what it is about. */
  sentence: string;
  /** For a child of ten: what to look for in its own text, whatever kind of text that is. */
  evidence: string;
  /** What the examples of all levels are an answer to. */
  task: string;
  /** From 0 to `marks`: the index is the mark. A text without words has 0 in each criterion. */
  levels: readonly Level[];
}

/**
 * The practice rubric, in the order in which it is shown. It is Wattle's own and not the department's (docs/writing.md).
 */
export const WRITING_RUBRIC: readonly WritingCriterion[] = [
  {
    id: 'ideas',
    set: 'A',
    marks: 5,
    name: 'Ideas',
    sentence: 'What you have to say: does it fit the task, and is it your own?',
    evidence: 'Where is your best idea? Underline it.',
    task: 'A story: a door at school that was always locked stands open.',
    levels: [
      {
        sentence: 'It has nothing to do with the task.',
        example: 'My best sport is soccer. I play it on Saturdays with my team.',
      },
      {
        sentence: 'It fits the task, but there is only a bit of an idea.',
        example: 'The door was open. I went in and it was good.',
      },
      {
        sentence: 'There is an idea, but most people would think of it, and not much is told.',
        example: 'I went through the door. There was a ghost in there, and it chased me until I woke up.',
      },
      {
        sentence: 'The idea fits the task and makes sense, and some parts are told with care.',
        example:
          'Behind the door were shelves full of lost hats. Each one had a name in it, and one of the names was mine.',
      },
      {
        sentence: 'The idea is your own, and small details show why it matters.',
        example:
          'Behind the door were shelves of lost hats, each with a name and a year. The oldest was from 1962, and the name in it was my grandfather’s.',
      },
      {
        sentence: 'The idea is fresh, each detail helps it, and it makes the reader think.',
        example:
          'I found Pop’s hat, from 1962, with a note tucked inside: “Lost on purpose. Now they can’t make me march.” All my life I had thought that Pop did as he was told.',
      },
    ],
  },
  {
    id: 'form',
    set: 'A',
    marks: 3,
    name: 'Form',
    sentence: 'Does it do what this kind of text should do, for the person who reads it?',
    evidence: 'Underline a sentence that shows what kind of text this is.',
    task: 'A letter that asks the council for a crossing near the school.',
    levels: [
      {
        sentence: 'It is not the kind of text that the task asks for.',
        example: 'Once upon a time a boy came to a busy road. He waited and waited.',
      },
      {
        sentence: 'Only bits of it are the right kind of text.',
        example: 'Dear Council, There was once a boy who waited at our road. A truck went past, and then he ran home.',
      },
      {
        sentence: 'It is the right kind of text, and most of its parts are there.',
        example: 'Dear Council, We need a crossing near our school. The road is busy and cars go fast. From Tom',
      },
      {
        sentence: 'It has all that such a text needs, and it thinks of its reader the whole time.',
        example:
          'Dear Ms Hart, I am writing to ask you for a crossing in Elm Street. Could you stand at our gate with me at half past eight one morning? You would see why. Yours sincerely, Tom Bell',
      },
    ],
  },
  {
    id: 'organisation',
    set: 'A',
    marks: 3,
    name: 'Organisation',
    sentence: 'Are your ideas in a good order, and does each one lead to the next?',
    evidence: 'Where does a new part start? Underline those places.',
    task: 'A blog post about the first day with a new puppy.',
    levels: [
      {
        sentence: 'The ideas come in no order, so the reader gets lost.',
        example: 'He slept. We got him from my aunt. The shoe was gone before that and then we drove.',
      },
      {
        sentence: 'There is some order, but it jumps, or it is all in one big block.',
        example: 'We drove home with the puppy and he ate a shoe and my aunt gave him to us and then he slept.',
      },
      {
        sentence: 'It has a start, a middle and an end, and paragraphs for new ideas.',
        example:
          'First we picked up the puppy from my aunt. Then we drove home.\n\nAt home he ate a shoe. After that he slept.',
      },
      {
        sentence: 'Each part leads to the next, and the end grows out of what came before.',
        example:
          'My aunt had told us that he was a quiet dog. At home we found out why.\n\nHe was quiet because his mouth was full of my left shoe.',
      },
    ],
  },
  {
    id: 'style',
    set: 'A',
    marks: 4,
    name: 'Style',
    sentence: 'Which words have you chosen, and how does your writing sound?',
    evidence: 'Underline the sentence that you like the sound of most.',
    task: 'A description of a kitchen at dawn.',
    levels: [
      {
        sentence: 'There are too few words to tell, or they make no sense.',
        example: 'Kitchen it was the morning of.',
      },
      {
        sentence: 'The words are plain, and the same ones come up again and again.',
        example: 'The kitchen was nice. It was nice and quiet, and there was a nice smell.',
      },
      {
        sentence: 'Some words are well chosen, so the reader can see a bit of it.',
        example: 'The kitchen was quiet and cold. A smell of toast came from the corner.',
      },
      {
        sentence: 'Most words are just right, and they suit the reader and the task.',
        example: 'The tiles were so cold that I hopped. The toast was turning brown, and the kettle began to mutter.',
      },
      {
        sentence: 'The words are fresh and just right, and it sounds like nobody but you.',
        example:
          'The tiles bit my feet. The kettle muttered like somebody who has been woken too early, and only the toast was pleased to see me.',
      },
    ],
  },
  {
    id: 'sentences',
    set: 'B',
    marks: 4,
    name: 'Sentences',
    sentence: 'Are your sentences whole and clear, and are they built in more than one way?',
    evidence: 'Underline one long sentence and one short one.',
    task: 'A diary: the day a bike got lost.',
    levels: [
      {
        sentence: 'Only a few of the words make whole sentences.',
        example: 'Bike gone. The shed not and then looking where.',
      },
      {
        sentence: 'Some are whole, but many run on, stop too soon or mix past and present.',
        example: 'I went to the shed and my bike is gone so I look all over and Mum said where is it and I don’t know.',
      },
      {
        sentence: 'Most are right, but they are short, or all built the same way.',
        example: 'I went to the shed. I saw no bike. I looked in the yard. I felt sick.',
      },
      {
        sentence: 'Most are right, some long and some short, and words like “when” join ideas.',
        example:
          'When I opened the shed, my bike was gone. I felt sick. I looked in the yard, because Dad leaves it there.',
      },
      {
        sentence: 'Nearly all are right, and you make them long or short for a reason.',
        example:
          'I looked in the shed, behind the shed and, since I had no better plan, under the shed. Nothing. Somebody out there was riding my birthday present.',
      },
    ],
  },
  {
    id: 'punctuation',
    set: 'B',
    marks: 3,
    name: 'Punctuation',
    sentence: 'Do your marks show where a sentence ends, where to pause and who speaks?',
    evidence: 'Underline a sentence in which your marks help the reader.',
    task: 'A story: two friends hear a noise in the night.',
    levels: [
      {
        sentence: 'Nearly all the marks are missing.',
        example: 'did you hear that said ana i did not want to look it came from the roof',
      },
      {
        sentence: 'Some full stops and capitals are right, but many are missing.',
        example: 'Did you hear that said Ana. i did not want to look it came from the roof.',
      },
      {
        sentence: 'Full stops and capitals are right, and so are most of the other marks.',
        example: '“Did you hear that” said Ana. I didnt want to look. It came from the roof.',
      },
      {
        sentence: 'Nearly all marks are right, the hard ones too, such as commas or speech marks.',
        example: '“Did you hear that?” said Ana. I didn’t want to look: it came from the roof, just above Dad’s room.',
      },
    ],
  },
  {
    id: 'spelling',
    set: 'B',
    marks: 3,
    name: 'Spelling',
    sentence: 'Are your words spelt right, the easy ones and the hard ones?',
    evidence: 'Underline a sentence that has a hard word in it.',
    task: 'An email about a school trip.',
    levels: [
      {
        sentence: 'So many words are wrong that it is hard to read.',
        example: 'We whent to the musim on wensday and I sor a skelatin of a dinosor wich was hyooj.',
      },
      {
        sentence: 'Easy words are right, but many longer ones are wrong.',
        example: 'We went to the musium on Wensday and saw a skeliton that was realy enormus.',
      },
      {
        sentence: 'Most words are right, and only hard ones have slips.',
        example: 'We went to the museum on Wednesday and saw a skelaton that was really enormous.',
      },
      {
        sentence: 'Nearly all words are right, and you dare to use hard ones.',
        example: 'We went to the museum on Wednesday and saw an enormous skeleton with a mysterious crack in its jaw.',
      },
    ],
  },
];

/** The most marks that a text can have. */
export const MAX_MARKS = WRITING_RUBRIC.reduce((sum, { marks }) => sum + marks, 0);

export function criterionOf(id: CriterionId): WritingCriterion {
  const found = WRITING_RUBRIC.find((criterion) => criterion.id === id);
  if (!found) throw new Error(`The practice rubric has no criterion ${id}.`);
  return found;
}
