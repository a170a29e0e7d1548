import type { WritingScript } from '../writing-script';

export const description: WritingScript = {
  task: 'A description: the beach, just before a storm.',
  plan: {
    reader: 'Someone who isn’t there',
    summary: 'The beach is busy, then it changes and everyone runs.',
    points: ['the sky and the sea', 'people packing up', 'first drops, empty beach'],
  },
  text: `The beach is a nice place but today it is different because a storm is coming. The sky is grey and the clouds are really big and dark. The sea is grey too and the waves are getting bigger and bigger and there is white foam everywhere. The wind blows the sand and it hurts my legs like little needles. I can smell the salt and the sunscreen. Everywhere people are packing up there things. A man is trying to fold his umbrella and it keeps opening again and his kids are laughing. A lady is calling her dog. The lifegaurds are taking down the flags. A seagull is standing on one leg and it doesn’t care. Then there is a big rumble of thunder and everyone starts to run and a baby cries. I feel a drop on my arm and then another one. They are cold. Then it starts to rain really hard and the beach is empty. There is only a red bucket that someone forgot and it is filling up with water. It was a amazing thing to see.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 2, spelling: 2 },
  steps: [
    {
      criterion: 'ideas',
      why: 'The forgotten bucket is the best thing here. Now we know whose it is.',
      changes: [
        [
          'There is only a red bucket that someone forgot and it is filling up with water.',
          'There is only a red bucket that someone forgot, with HANA written on it, and it is filling up with water.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'A description ends with one picture. It does not tell us what to think.',
      changes: [[' It was a amazing thing to see.', ' The seagull looks in.']],
    },
    {
      criterion: 'organisation',
      why: 'The eye goes from far to near: sky, sea, people, one arm.',
      changes: [
        ['I can smell the salt and the sunscreen. Everywhere', 'I can smell the salt and the sunscreen.\n\nEverywhere'],
        ['it doesn’t care. Then there', 'it doesn’t care.\n\nThen there'],
        ['The beach is a nice place but today it is different because a storm is coming. ', ''],
      ],
    },
    {
      criterion: 'style',
      why: 'Fresh words for the sky, and “really big” is gone.',
      changes: [
        [
          'The sky is grey and the clouds are really big and dark.',
          'The sky is the colour of an old saucepan and somebody is putting the lid on.',
        ],
      ],
    },
    {
      criterion: 'sentences',
      why: 'Two short sentences stand beside a long one.',
      changes: [
        [
          'A man is trying to fold his umbrella and it keeps opening again and his kids are laughing.',
          'A man folds his umbrella. It opens. He folds it again, and when it opens for the third time, his kids are on the sand with laughing.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'Commas part the things that come one after the other.',
      changes: [
        [
          'there is a big rumble of thunder and everyone starts to run and a baby cries',
          'there is a big rumble of thunder, everyone starts to run, and a baby cries',
        ],
        ['The sea is grey too and', 'The sea is grey, too, and'],
      ],
    },
    {
      criterion: 'spelling',
      why: '“Their things”: it is a word for what belongs to them.',
      changes: [
        ['packing up there things', 'packing up their things'],
        ['lifegaurds', 'lifeguards'],
      ],
    },
  ],
};
