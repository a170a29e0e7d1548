import type { WritingScript } from '../writing-script';

export const blog: WritingScript = {
  task: 'A blog post: the first dinner that you cooked by yourself.',
  plan: {
    reader: 'Kids my age who can’t cook',
    summary: 'I cooked dal for my family and it nearly went wrong.',
    points: ['why I did it', '3 mistakes: salt, smoke alarm, onion', 'they ate it, tips'],
  },
  text: `My first dinner
Hi everyone welcome to my blog. Today I am going to tell you about how I cooked dinner all by myself for the first time. I made dal which is a Indian soup with lentils and my Nani makes it. Mum was working late and Dad cant cook so I said I will do it. First I cut the onions and I cried so much I couldn’t see. Then I put them in the pan and I went to find my ipad to look at the recipe and when I came back they were black and the smoke alarm went off. My brother hit it with a broom. Then I started again. I put in the lentils and water and I put in salt but I read it wrong and I put 3 tablespoons and it was meant to be 1 teaspoon. So I put more water and more water and in the end we had enough dal for about twenty people. It was really nice. Everyone had seconds. So if you want to cook just try it and don’t give up. Thanks for reading and don’t forget to subscribe bye.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 1, spelling: 2 },
  steps: [
    {
      criterion: 'ideas',
      why: 'What does “Nani” say? Her answer is the best part, and nobody could guess it.',
      changes: [
        [
          'It was really nice. Everyone had seconds.',
          'I rang Nani and told her everything. She was quiet, and then she said that her first dal is still on the ceiling in Pune.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'A title that makes people look, and an end that gives them something to try.',
      changes: [
        [
          'My first dinner\nHi everyone welcome to my blog. Today I am going to tell you about how I cooked dinner all by myself for the first time.',
          'How to Make Dal for Twenty (When You Are Four)\nDo you think you can’t cook? So did I, until Thursday.',
        ],
        [
          'So if you want to cook just try it and don’t give up. Thanks for reading and don’t forget to subscribe bye.',
          'So try it. Read the line about the salt twice, and tell me what you made.',
        ],
      ],
    },
    {
      criterion: 'organisation',
      why: 'A small heading for each thing that went wrong leads us through.',
      changes: [
        ['I said I will do it. First I cut', 'I said I will do it.\n\nMistake one: onions\nFirst I cut'],
        [
          'hit it with a broom. Then I started again. I put in the lentils',
          'hit it with a broom.\n\nMistake two: salt\nThen I started again. I put in the lentils',
        ],
      ],
    },
    {
      criterion: 'style',
      why: 'The words for the alarm make us hear it.',
      changes: [
        [
          'they were black and the smoke alarm went off',
          'they were as black as beetles and the smoke alarm was telling the whole street',
        ],
      ],
    },
    {
      criterion: 'sentences',
      why: 'The longest sentence is cut where it turns.',
      changes: [
        [
          'I put in salt but I read it wrong and I put 3 tablespoons and it was meant to be 1 teaspoon.',
          'I put in three tablespoons of salt. When I read the line again, it said one teaspoon.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'Marks are where they are needed: in “can’t”, and where somebody talks.',
      changes: [
        ['Dad cant cook so I said I will do it.', 'Dad can’t cook, so I said, “I will do it.”'],
        ['I made dal which is a Indian', 'I made dal, which is a Indian'],
      ],
    },
    {
      criterion: 'spelling',
      why: '“An” stands before a vowel, and names have their capitals.',
      changes: [
        ['which is a Indian', 'which is an Indian'],
        ['my ipad', 'my iPad'],
      ],
    },
  ],
};
