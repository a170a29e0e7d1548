import type { WritingScript } from '../writing-script';

export const discussion: WritingScript = {
  task: 'Should children get homework in the holidays? Look at both sides.',
  plan: {
    reader: 'My teacher and class',
    summary: 'Homework in holidays, good and bad, I think a bit of reading.',
    points: ['for: you don’t forget things', 'against: holidays are for rest, some kids work', 'my opinion'],
  },
  text: `Should kids get homework in the holidays? Some people think yes and some people think no. I will talk about both sides. On the one hand homework in the holidays is good because you don’t forget what you learned. My teacher says that after the summer holidays we forget our times tables and she has to teach them again which is a waste. Also some kids are bored in the holidays and homework gives them something to do. On the other hand holidays are for resting. If you have homework it is not really a holiday. Kids work hard all term and their brains need a brake. Some kids go away with there family and they can’t take all their books. And some kids have to help there parents in the shop all day like my friend Linh so when can she do it. Also teachers have to mark it. I think that there are good points on both sides but I think kids should not get homework in the holidays exept for reading because reading is fun and you can do it anywhere. That is my opinion.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 2, spelling: 1 },
  steps: [
    {
      criterion: 'ideas',
      why: 'The friend in the shop is the best thought here, so now she decides it.',
      changes: [
        [
          'because reading is fun and you can do it anywhere',
          'because Linh reads under the counter when no one is buying, and that is the only homework that fits in a shop',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'A small scene shows why the question is hard.',
      changes: [
        [
          'Should kids get homework in the holidays? Some people think yes and some people think no. I will talk about both sides.',
          'On the last day of term our teacher held up a pile of sheets. Half of us groaned. One boy said, “Finally.” Who is right?',
        ],
      ],
    },
    {
      criterion: 'organisation',
      why: 'One side, the other side, the weighing: each has its paragraph.',
      changes: [
        [' On the one hand', '\n\nOn the one hand'],
        [' On the other hand', '\n\nOn the other hand'],
        [' Also teachers have to mark it. I think that', '\n\nI think that'],
        [' That is my opinion.', ''],
      ],
    },
    {
      criterion: 'style',
      why: 'A picture for a tired head is better than “work hard”.',
      changes: [
        [
          'Kids work hard all term and their brains need a brake.',
          'After ten weeks a head is like a sponge that can’t hold another drop.',
        ],
      ],
    },
    {
      criterion: 'sentences',
      why: 'A question of five words stops us, and makes us think.',
      changes: [
        [
          'And some kids have to help there parents in the shop all day like my friend Linh so when can she do it.',
          'And my friend Linh helps there parents in the shop all day. When can she do it?',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'Commas stand after the words that open each side.',
      changes: [
        ['On the one hand homework', 'On the one hand, homework'],
        ['On the other hand holidays', 'On the other hand, holidays'],
        ['teach them again which', 'teach them again, which'],
      ],
    },
    {
      criterion: 'spelling',
      why: '“There” is a place, “their” belongs to them.',
      changes: [
        ['with there family', 'with their family'],
        ['helps there parents', 'helps her parents'],
        ['exept', 'except'],
      ],
    },
  ],
};
