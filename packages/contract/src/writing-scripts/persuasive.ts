import type { WritingScript } from '../writing-script';

export const persuasive: WritingScript = {
  task: 'Your school has one big tree, and nobody may climb it. Try to change that.',
  plan: {
    reader: 'Mr Okafor, our principal',
    summary: 'Kids should be allowed to climb the tree because it is good for us.',
    points: ['it is exercise and fun', 'we learn to be careful', 'rules: teacher there, only to the red line'],
  },
  text: `I think that we should be aloud to climb the big fig tree. At the moment there is a rule that nobody can climb it and this is not fair because it is the best thing in our school. Firstly climbing is good exercise. A lot of kids sit down all lunch and they could be climbing instead and they would be fit and healthy. Secondly it is fun. Everyone loves climbing and school should be fun sometimes. Thirdly it teaches you to be careful because when you are up high you have to think where your foot goes. Some people say it is dangerus. But you can also fall over on the concrete and nobody has banned concrete. We could have rules like only three kids at a time and not higher than a line. A teacher could watch. Also trees are good for the enviroment and if we climb them we will love them more. So in conclusion I think we should be able to climb the tree because it is good exercise and fun and it teaches you things. Please think about it.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 1, spelling: 1 },
  steps: [
    {
      criterion: 'ideas',
      why: 'One thing that has really happened does more than “a lot of kids”.',
      changes: [
        [
          'A lot of kids sit down all lunch and they could be climbing instead and they would be fit and healthy.',
          'Yesterday I counted, and 41 kids sat on the benches for all of lunch. They could be climbing.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'It talks to the person who can change the rule, and asks for one thing.',
      changes: [
        ['I think that we should be aloud to climb', 'Dear Mr Okafor, I think that we should be aloud to climb'],
        ['Please think about it.', 'Will you please try it for the rest of this term?'],
      ],
    },
    {
      criterion: 'organisation',
      why: 'The reason that has nothing to do with the rule is out, so each part leads to the next.',
      changes: [
        [' Also trees are good for the enviroment and if we climb them we will love them more.', ''],
        [
          'you have to think where your foot goes. Some people say',
          'you have to think where your foot goes.\n\nSome people say',
        ],
      ],
    },
    {
      criterion: 'style',
      why: 'A careful foot is a thing that we can see.',
      changes: [
        [
          'when you are up high you have to think where your foot goes',
          'when you are up high your foot has to ask before it steps',
        ],
      ],
    },
    {
      criterion: 'sentences',
      why: 'Two short sentences say it better than one long one with “and”.',
      changes: [
        [
          'At the moment there is a rule that nobody can climb it and this is not fair because it is the best thing in our school.',
          'At the moment nobody may. This is not fair, because it is the best thing in our school.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'A comma stands after each word that counts the reasons.',
      changes: [
        ['Firstly climbing', 'Firstly, climbing'],
        ['Secondly it', 'Secondly, it'],
        ['Thirdly it', 'Thirdly, it'],
        ['So in conclusion I', 'So, in conclusion, I'],
      ],
    },
    {
      criterion: 'spelling',
      why: '“Allowed” and “aloud” sound the same. Now the right one is there.',
      changes: [
        ['be aloud to climb', 'be allowed to climb'],
        ['dangerus', 'dangerous'],
      ],
    },
  ],
};
