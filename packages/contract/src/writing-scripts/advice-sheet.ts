import type { WritingScript } from '../writing-script';

export const adviceSheet: WritingScript = {
  task: 'An advice sheet for children who go to camp: “How to Pack Your Own Bag”.',
  plan: {
    reader: 'Year 4s before their first camp',
    summary: 'How to pack so you don’t forget stuff and can carry it.',
    points: ['make a list', 'roll clothes, heavy at the bottom', 'let mum check at the end only'],
  },
  text: `How to Pack Your Own Bag
Are you going on camp? Do you have to pack your own bag? Then read this advice sheet. First you should make a list of everything you need. Your teacher gives you one but you should make your own one too and tick things off. Then lay everything on your bed. Then you roll your clothes up and don’t fold them because they take up less space and you can see them all. Put heavy things at the bottom like shoes. Don’t put your torch at the bottom because you will need it the first night and you will have to take everything out. I did that once and it was so annoying. You need to put your name on everything. Don’t bring lollies because the ants will get them. Don’t bring your favourite teddy you might lose it. Put your raincoat on top becuase it might rain. When you are finished pick your bag up and walk around the house with it. If its to heavy take something out. Dont let your mum pack it for you.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 1, spelling: 2 },
  steps: [
    {
      criterion: 'ideas',
      why: 'Here is a reason for packing alone that we had not thought of.',
      changes: [
        [
          'Dont let your mum pack it for you.',
          'Dont let your mum pack it for you. Whoever packs the bag is the only one who can find the socks in the dark.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'It shows that it knows how the reader feels, and it ends kindly.',
      changes: [
        [
          'Are you going on camp? Do you have to pack your own bag? Then read this advice sheet.',
          'The bag looks big, the list looks long, and you are sure you will forget something. You will. So did I, and camp was still fun.',
        ],
      ],
    },
    {
      criterion: 'organisation',
      why: 'Headings put the tips in the order in which you need them.',
      changes: [
        [' First you should', '\n\nBEFORE\nFirst you should'],
        [' Then you roll your', '\n\nPACKING\nThen you roll your'],
        [' When you are finished pick', '\n\nAFTER\nWhen you are finished pick'],
      ],
    },
    {
      criterion: 'style',
      why: 'We can see it happen, so we will remember it.',
      changes: [
        ['I did that once and it was so annoying.', 'I did that once, and eleven boys watched my pyjamas come out.'],
      ],
    },
    {
      criterion: 'sentences',
      why: 'First the rule, then the reason. Now we can follow.',
      changes: [
        [
          'Then you roll your clothes up and don’t fold them because they take up less space and you can see them all.',
          'Roll your clothes. When they are rolled they take up less space, and you can see them all.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: '“Don’t” and “it’s” have their marks, and a full stop parts two sentences.',
      changes: [
        ['your favourite teddy you might', 'your favourite teddy. You might'],
        ['If its to heavy take', 'If it’s to heavy, take'],
        ['Dont let', 'Don’t let'],
        ['When you are finished pick', 'When you are finished, pick'],
      ],
    },
    {
      criterion: 'spelling',
      why: '“Too heavy” has two o’s, one more than you think.',
      changes: [
        ['it’s to heavy', 'it’s too heavy'],
        ['becuase', 'because'],
      ],
    },
  ],
};
