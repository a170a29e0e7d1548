import type { WritingScript } from '../writing-script';

export const speech: WritingScript = {
  task: 'A speech to thank your coach after the last game of the year.',
  plan: {
    reader: 'The team, the parents and Coach Dee',
    summary: 'Thank Dee for the season even though we lost nearly every game.',
    points: ['hello everyone', 'what Dee did: oranges, drove us, taught me to kick', 'the last game, thankyou'],
  },
  text: `Hello everyone my name is Arlo and I play on the wing for the under 11s. I want to say thank you to our coach Dee because this was a great season. We did not win many games. We won two. But Dee never got angry at us, she always said next week. She brings oranges to every game and she cuts them up herself and she drives kids home when there parents are working. When I started I couldn’t even kick it straight and Dee stayed back with me after training until I could do it and now I am one of the best kickers. She is a really good coach and a really good person. I remember the game in the rain when we were losing by forty and Dee was standing there with no umbrela because she gave it to my little sister. That was really nice. So thank you Dee for everything. I hope you will be our coach again next year. I would like everyone to give Dee a big clap. Thank you for lisening.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 2, spelling: 1 },
  steps: [
    {
      criterion: 'ideas',
      why: 'Now we see what Dee was like, and why nobody gave up.',
      changes: [
        [
          'But Dee never got angry at us, she always said next week.',
          'But after every loss Dee asked each of us for one thing we did better than last week, and she wrote it on the orange box.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'A speech makes the crowd do something at the start.',
      changes: [
        [
          'Hello everyone my name is Arlo and I play on the wing for the under 11s.',
          'Good evening, parents, players and Dee. Put up your hand if you have ever eaten one of Dee’s oranges. I’m Arlo, and I have had about sixty.',
        ],
      ],
    },
    {
      criterion: 'organisation',
      why: 'Each thing that Dee did has its own place, so people can follow.',
      changes: [
        ['We won two. But', 'We won two.\n\nBut'],
        [' When I started I', '\n\nWhen I started I'],
        [' I remember the game', '\n\nI remember the game'],
      ],
    },
    {
      criterion: 'style',
      why: '“Really good” can be said of anyone. This can be said of Dee only.',
      changes: [
        [
          'She is a really good coach and a really good person.',
          'She has the loudest voice in Lismore and has never once used it on us.',
        ],
        [' That was really nice.', ''],
      ],
    },
    {
      criterion: 'sentences',
      why: 'Short sentences are easy to hear. The last one comes as a surprise.',
      changes: [
        [
          'When I started I couldn’t even kick it straight and Dee stayed back with me after training until I could do it and now I am one of the best kickers.',
          'When I started, I couldn’t even kick it straight. Dee stayed back with me after training until I could. It took her seven weeks.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'Commas show that you are talking to Dee.',
      changes: [
        ['So thank you Dee for everything.', 'So thank you, Dee, for everything.'],
        ['our coach Dee because', 'our coach, Dee, because'],
      ],
    },
    {
      criterion: 'spelling',
      why: '“There” and “their” sound the same, so look at them twice.',
      changes: [
        ['when there parents', 'when their parents'],
        ['umbrela', 'umbrella'],
        ['lisening', 'listening'],
      ],
    },
  ],
};
