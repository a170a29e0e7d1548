import type { WritingScript } from '../writing-script';

export const newsReport: WritingScript = {
  task: 'A news report: a kangaroo got into the school hall.',
  plan: {
    reader: 'People who read the local paper',
    summary: 'A kangaroo hopped into the hall during assembly.',
    points: ['what, when, where', 'what it did, who got it out', 'what people said'],
  },
  text: `Kangaroo in the Hall
On Monday there was a kangaroo in the hall at Wirrah Public School. It was during assembly and the kangaroo came in the side door and everyone was shocked. It was a big grey one. The year 3s were singing and they stopped and some people screamed and some people laughed. The principal Mrs Adler told everyone to stay still and be quite. The kangaroo hopped up on to the stage and it knocked over the music stand and ate some of the flowers. It was hilarious. Then Mr Boyd the cleaner opened the big doors at the back and he walked behind it very slowly with a mop and it went out. It hopped away across the oval to the bush. Nobody was hurt. Mrs Adler said it was a suprise but we are glad that nobody was hurt. A girl in year 3 called Ivy said that it was the best assembly ever. The school thinks that the kangaroo was looking for food because it has not rained for a long time. They will keep the side door shut.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 1, spelling: 2 },
  steps: [
    {
      criterion: 'ideas',
      why: 'One small fact makes it news, and not only a funny thing.',
      changes: [
        [
          'because it has not rained for a long time',
          'because it has not rained since August. It ate only the flowers, and left the plastic ones',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'The first sentence has all the main facts, and the reporter does not say what she thinks.',
      changes: [
        [
          'On Monday there was a kangaroo in the hall at Wirrah Public School. It was during assembly and the kangaroo came in the side door and everyone was shocked. It was a big grey one.',
          'A grey kangaroo walked in on assembly at Wirrah Public School on Monday and stayed for eleven minutes. It came in by the side door.',
        ],
        [' It was hilarious.', ''],
      ],
    },
    {
      criterion: 'organisation',
      why: 'News comes in short paragraphs: what happened, what was said, what is next.',
      changes: [
        [' The year 3s were', '\n\nThe year 3s were'],
        ['Nobody was hurt. Mrs Adler', 'Nobody was hurt.\n\nMrs Adler'],
        [' The school thinks', '\n\nThe school thinks'],
      ],
    },
    {
      criterion: 'style',
      why: 'Exact words take the place of “some people”.',
      changes: [
        [
          'they stopped and some people screamed and some people laughed',
          'they stopped in the middle of a word and two hundred heads turned round',
        ],
      ],
    },
    {
      criterion: 'sentences',
      why: 'Two clear sentences tell what Mr Boyd did, one after the other.',
      changes: [
        [
          'Then Mr Boyd the cleaner opened the big doors at the back and he walked behind it very slowly with a mop and it went out.',
          'Mr Boyd, the cleaner, opened the big doors at the back. Holding a mop, he walked slowly behind it until it left.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'What people said stands between speech marks.',
      changes: [
        [
          'Mrs Adler said it was a suprise but we are glad that nobody was hurt.',
          '“It was a suprise, but we are glad that nobody was hurt,” said Mrs Adler.',
        ],
        ['The principal Mrs Adler told', 'The principal, Mrs Adler, told'],
      ],
    },
    {
      criterion: 'spelling',
      why: '“Quiet” and “quite” have the same letters, so look twice.',
      changes: [
        ['be quite', 'be quiet'],
        ['suprise', 'surprise'],
        ['The year 3s', 'The Year 3s'],
        ['in year 3 called', 'in Year 3 called'],
      ],
    },
  ],
};
