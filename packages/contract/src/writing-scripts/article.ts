import type { WritingScript } from '../writing-script';

export const article: WritingScript = {
  task: 'Write for the school magazine: who looks after our garden?',
  plan: {
    reader: 'Kids and parents who read the magazine',
    summary: 'Mr Hoang is the gardener and he is nicer than people think.',
    points: ['who he is, how long', 'what he does, the worm farm', 'what he said to me'],
  },
  text: `Our Gardener
This article is about Mr Hoang who is the gardener at our school. He has worked here for 14 years and he is 63. He starts work at 6 o’clock in the morning when nobody is here. He mows the oval, waters the plants, rakes leaves and fixes taps. He also has a worm farm with about 5000 worms behind the hall. I interviewed him on Tuesday. I asked him what is the best part of his job and he said the quiet in the morning. I asked him what is the worst part and he said chip packets. Lots of kids think he is grumpy because he tells us to get off the garden beds but he is actually really funny. He showed me a tomato that looks like our principal and he told me not to write that. He also told me that when he was a boy in Vietnam his family had a garden and that is were he learned it all from his granmother. So next time you see Mr Hoang say hello to him and dont walk on the garden beds.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 2, spelling: 2 },
  steps: [
    {
      criterion: 'ideas',
      why: 'A question that goes deeper gets an answer that we keep.',
      changes: [
        [
          'his family had a garden and that is were he learned it all from his granmother',
          'his granmother could tell by the smell of the soil if it would rain, and now he can do it too, but only in row three',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'A headline makes us look, and the first line takes us to the place.',
      changes: [
        [
          'Our Gardener\nThis article is about Mr Hoang who is the gardener at our school.',
          'The Man Who Beats the Bell\nAt six in the morning the only sound at our school is a rake. It belongs to Mr Hoang, our gardener.',
        ],
        ['He starts work at 6 o’clock in the morning when nobody is here. ', ''],
      ],
    },
    {
      criterion: 'organisation',
      why: 'What he does, what he says and what is hidden each get a paragraph.',
      changes: [
        ['he is 63. He mows', 'he is 63.\n\nHe mows'],
        [' I interviewed him on Tuesday.', '\n\nI interviewed him on Tuesday.'],
        [' Lots of kids think', '\n\nLots of kids think'],
      ],
    },
    {
      criterion: 'style',
      why: '“Really funny” is gone: the tomato shows it.',
      changes: [
        [
          'but he is actually really funny. He showed me a tomato that looks like our principal and he told me not to write that.',
          'but the first thing he showed me was a tomato that looks exactly like our principal. “Don’t write that,” he said.',
        ],
      ],
    },
    {
      criterion: 'sentences',
      why: 'His two answers stand in two short sentences, like a joke.',
      changes: [
        [
          'I asked him what is the best part of his job and he said the quiet in the morning. I asked him what is the worst part and he said chip packets.',
          'I asked him for the best part of his job. It is the quiet in the morning. The worst part? Chip packets.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'Commas stand after the opening words, and “don’t” has its mark.',
      changes: [
        [
          'So next time you see Mr Hoang say hello to him and dont walk',
          'So, next time you see Mr Hoang, say hello to him, and don’t walk',
        ],
        ['when he was a boy in Vietnam his', 'when he was a boy in Vietnam, his'],
      ],
    },
    {
      criterion: 'spelling',
      why: 'A hard word is right now, and big numbers have their comma.',
      changes: [
        ['granmother', 'grandmother'],
        ['5000 worms', '5,000 worms'],
      ],
    },
  ],
};
