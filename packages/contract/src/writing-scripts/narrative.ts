import type { WritingScript } from '../writing-script';

export const narrative: WritingScript = {
  task: 'A story: the lights go out in a shop full of people.',
  plan: {
    reader: 'My class',
    summary: 'We get stuck in a dark shop and help an old man find his wife.',
    points: [
      'Mum and me at the shops, iceblock',
      'lights out, doors shut, the old man',
      'we find her eating icecream, lights on',
    ],
  },
  text: `It was a hot day and me and my mum were at the shops in Dalby because we needed milk and my mum said I could get a iceblock. Suddenly the lights went out and everything was black. People started screaming and a baby was crying and I held on to mums arm. It was so scary. Then I heard a noise and it was the doors, they would not open because they are electric. We were stuck inside. Mum said stay calm. There was an old man next to us and he said he was looking for his wife and he was really worried so I turned on the torch on my watch and we went to look for her. We went past the bread and the cans and then we found her. She was sitting on a box eating a icecream. She said they were all going to melt so someone had to. Everyone laught and then we all had one. Then the lights came back on and we went home. It was the best day ever.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 1, sentences: 2, punctuation: 1, spelling: 2 },
  steps: [
    {
      criterion: 'ideas',
      why: 'Now the old man has a secret, and it matters who is afraid.',
      changes: [
        [
          'he said he was looking for his wife and he was really worried so',
          'he said his wife was somewhere in here and she was afraid of the dark so',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'A story shows in its last lines what has changed. Now we see who was afraid.',
      changes: [
        [
          'Then the lights came back on and we went home. It was the best day ever.',
          'Then the lights came back on. The old man did not let go of her hand, and it was him who was shaking.',
        ],
      ],
    },
    {
      criterion: 'organisation',
      why: 'Each new part of the story starts on a new line.',
      changes: [
        ['I could get a iceblock. Suddenly', 'I could get a iceblock.\n\nSuddenly'],
        ['Mum said stay calm. There was', 'Mum said stay calm.\n\nThere was'],
        ['Everyone laught and then we all had one. Then', 'Everyone laught and then we all had one.\n\nThen'],
      ],
    },
    {
      criterion: 'style',
      why: '“So scary” tells us nothing. A boot is dark, and we know how it smells.',
      changes: [['It was so scary.', 'It was as dark as the inside of a boot.']],
    },
    {
      criterion: 'sentences',
      why: 'One long sentence becomes two, and “because” joins two ideas.',
      changes: [
        [
          'It was a hot day and me and my mum were at the shops in Dalby because we needed milk and my mum said I could get a iceblock.',
          'It was a hot day, and Mum and I were at the shops in Dalby. Because we only needed milk, I was allowed a iceblock.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'Speech marks show who talks, and a full stop parts two sentences.',
      changes: [
        ['mums arm', 'Mum’s arm'],
        ['the doors, they would', 'the doors. They would'],
        ['Mum said stay calm.', '“Stay calm,” said Mum.'],
      ],
    },
    {
      criterion: 'spelling',
      why: '“Laughed” is a word with a trick in it. Now nearly all words are right.',
      changes: [
        ['laught', 'laughed'],
        ['eating a icecream', 'eating an ice cream'],
        ['allowed a iceblock', 'allowed an iceblock'],
      ],
    },
  ],
};
