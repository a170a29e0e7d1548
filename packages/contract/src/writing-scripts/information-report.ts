import type { WritingScript } from '../writing-script';

export const informationReport: WritingScript = {
  task: 'Tell us what guide dogs are, and how they work.',
  plan: {
    reader: 'People who don’t know about guide dogs',
    summary: 'What guide dogs are and how they learn and work.',
    points: ['what they are, breed', 'training, puppy, 2 years', 'working, don’t pat them'],
  },
  text: `Guide dogs
Guide dogs are dogs that help people who are blind or can’t see well. They are usually labradors because labradors are smart and friendly and they like food. When they are puppies they live with a family for about a year. The family takes them on busses and to shops so they get used to everything. Then they go to a special school. At the school they learn to stop at curbs and walk around things and find doors. They also learn to not do what they are told if it is dangerous. This is called inteligent disobedience. For example if the person says go but a car is coming the dog will not go. After about 6 months they get there person. Guide dogs wear a harness with a handle. When the harness is on they are working and you should not pat them or feed them. When it is off they play like normal dogs. Guide dogs work for about 8 years and then they retire. I think guide dogs are amazing and I saw one at the train station and it was so cute.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 2, spelling: 1 },
  steps: [
    {
      criterion: 'ideas',
      why: 'The best fact was only told. Now we see what is hard about it.',
      changes: [
        [
          'This is called inteligent disobedience.',
          'This is called inteligent disobedience, and it is the hardest lesson, because a dog wants nothing more than to please.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'A report tells how it always is, and leaves out what the writer saw.',
      changes: [
        [
          'I think guide dogs are amazing and I saw one at the train station and it was so cute.',
          'Many then live with somebody who carries their bag for once.',
        ],
      ],
    },
    {
      criterion: 'organisation',
      why: 'Each group of facts has a heading, and each leads to the next.',
      changes: [
        [' When they are puppies', '\n\nLearning\nWhen they are puppies'],
        [' Guide dogs wear a harness', '\n\nWorking\nGuide dogs wear a harness'],
        [' Guide dogs work for', '\n\nResting\nGuide dogs work for'],
      ],
    },
    {
      criterion: 'style',
      why: 'An exact word for each thing: we can almost feel the handle.',
      changes: [
        [
          'Guide dogs wear a harness with a handle.',
          'Guide dogs wear a harness with a stiff handle, through which a hand can feel every step.',
        ],
      ],
    },
    {
      criterion: 'sentences',
      why: 'The short sentence at the end says what matters.',
      changes: [
        [
          'For example if the person says go but a car is coming the dog will not go.',
          'The person may say “Forward”, but if a car is coming, the dog stays where it is. It says no.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'A comma stands after the part that begins with “when”.',
      changes: [
        ['When they are puppies they', 'When they are puppies, they'],
        ['When the harness is on they', 'When the harness is on, they'],
        ['When it is off they', 'When it is off, they'],
      ],
    },
    {
      criterion: 'spelling',
      why: '“Buses” has one s in the middle, and hard words are right.',
      changes: [
        ['busses', 'buses'],
        ['curbs', 'kerbs'],
        ['inteligent', 'intelligent'],
        ['get there person', 'get their person'],
      ],
    },
  ],
};
