import type { WritingScript } from '../writing-script';

export const diary: WritingScript = {
  task: 'A diary: your first day at a new school.',
  plan: {
    reader: 'Only me',
    summary: 'First day: got lost, ate lunch alone, then met Rosa.',
    points: ['morning, new uniform, nobody talks', 'lost, wrong class', 'Rosa and the bin chickens'],
  },
  text: `Monday 3 Febuary
Dear Diary,
Today was my first day at Marlow Road and it was bad but then it was ok. In the morning I put on my new uniform and it was too big and itchy and Dad took photos. When I got there everyone knew each other and nobody talked to me. The teacher was nice her name is Ms Pike. Then we had to go to music and I went to the toilet first and when I came out everyone was gone and I didn’t know were music was. I walked around and I went into the wrong class and it was year 2 and they all laughed at me. I wanted to go home. At lunch I sat on my own next to the bins and I ate my sandwitch really slow so I looked busy. Then a girl called Rosa came and she said are you going to eat that and I gave her my chips. She told me the names of all the bin chickens. One is called Steve. Tomorow we are going to sit there again. I think it will be ok.
Good night Diary`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 1, punctuation: 1, spelling: 1 },
  steps: [
    {
      criterion: 'ideas',
      why: 'This is what only a new child would notice, so it feels true.',
      changes: [
        [
          'When I got there everyone knew each other and nobody talked to me.',
          'When I got there everyone had a peg with their name on it. Mine said VISITOR, because they had no time to make one.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'It says what you would tell nobody else. That is what a diary is for.',
      changes: [
        [
          'I wanted to go home.',
          'I said I had to tie my shoe, but really I was trying not to cry. I haven’t told Dad that bit.',
        ],
      ],
    },
    {
      criterion: 'organisation',
      why: 'A paragraph for each moment, and the end goes back to the peg.',
      changes: [
        ['Dad took photos. When', 'Dad took photos.\n\nWhen'],
        ['I haven’t told Dad that bit. At lunch', 'I haven’t told Dad that bit.\n\nAt lunch'],
        ['I think it will be ok.', 'Rosa says she will write my name on the peg herself.'],
      ],
    },
    {
      criterion: 'style',
      why: '“Really slow” becomes something that we can see and count.',
      changes: [
        ['I ate my sandwitch really slow so I looked busy', 'I ate my sandwitch one crumb at a time so I looked busy'],
      ],
    },
    {
      criterion: 'sentences',
      why: 'The long chain with “and” is cut, and one short sentence stands alone.',
      changes: [
        [
          'Then we had to go to music and I went to the toilet first and when I came out everyone was gone and I didn’t know were music was.',
          'Then we had to go to music. I went to the toilet first, and when I came out, everyone was gone. I didn’t know were music was.',
        ],
        [
          'I walked around and I went into the wrong class and it was year 2 and they all laughed at me.',
          'I walked into a room. It was year 2.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'Now we can hear Rosa talk, and two sentences are parted.',
      changes: [
        ['The teacher was nice her name is Ms Pike.', 'The teacher was nice. Her name is Ms Pike.'],
        ['she said are you going to eat that and I', 'she said, “Are you going to eat that?” I'],
      ],
    },
    {
      criterion: 'spelling',
      why: 'Months and hard words are right: a small list to learn.',
      changes: [
        ['Febuary', 'February'],
        ['know were music', 'know where music'],
        ['sandwitch', 'sandwich'],
        ['Tomorow', 'Tomorrow'],
        ['It was year 2', 'It was Year 2'],
      ],
    },
  ],
};
