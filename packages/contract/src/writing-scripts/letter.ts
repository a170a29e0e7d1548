import type { WritingScript } from '../writing-script';

export const letter: WritingScript = {
  task: 'A letter to a neighbour whose window you have broken.',
  plan: {
    reader: 'Mrs Vella next door',
    summary: 'I broke her window with a ball, I am sorry and I will pay.',
    points: ['tell her it was me', 'how it happened', 'I will pay $5 a week, mow the lawn'],
  },
  text: `Dear Mrs Vella,
I am writing this letter to say sorry for breaking your window. It was me and not my brother. I know you thought it was him because he is always kicking the ball but this time it was me. We were playing cricket in our backyard and I hit the ball really hard and it went over the fence and I heard a smash. I was scared so I ran inside and I didn’t say anything. That was wrong. I felt bad all night and I coudn’t eat my dinner. I know that window is were you sit and have your tea. I am very very sorry. I will pay for the window from my pocket money. I get $5 a week so it might take a long time. I can also do jobs for you like mow the lawn or feed Pickles when you go away. I hope Pickles did not get glass in his paws. I also hope you are not to angry with me. I promiss I will be more carefull and hit the ball the other way.
From Beau`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 2, spelling: 1 },
  steps: [
    {
      criterion: 'ideas',
      why: 'He has thought of what the window meant to her.',
      changes: [
        [
          'I know that window is were you sit and have your tea.',
          'I know that window is were you sit with your tea, and that you wave to us from it every day when we go to school.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'The end asks, and it is kind. It fits a letter to somebody whom he has hurt.',
      changes: [
        [
          'I promiss I will be more carefull and hit the ball the other way.\nFrom Beau',
          'I promiss I will be more carefull. May I come over on Saturday and say it to you properly?\n\nYours sincerely,\nBeau Hartley',
        ],
      ],
    },
    {
      criterion: 'organisation',
      why: 'What happened, what he felt and what he will do each have a paragraph.',
      changes: [
        ['this time it was me. We were', 'this time it was me.\n\nWe were'],
        ['That was wrong. I felt', 'That was wrong.\n\nI felt'],
        ['I am very very sorry. I will pay', 'I am very very sorry.\n\nI will pay'],
      ],
    },
    {
      criterion: 'style',
      why: 'One picture shows it better than “really hard”.',
      changes: [
        [
          'I hit the ball really hard and it went over the fence and I heard a smash',
          'I hit the ball harder than I have ever hit anything and it sailed over the fence and there was a sound like dropped plates',
        ],
      ],
    },
    {
      criterion: 'sentences',
      why: 'A short sentence stands where it hurts.',
      changes: [
        ['I was scared so I ran inside and I didn’t say anything.', 'I was scared. I ran inside, and I said nothing.'],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'Commas help us to hear who is meant, and where to stop.',
      changes: [
        ['he is always kicking the ball but this', 'he is always kicking the ball, but this'],
        ['I am very very sorry', 'I am very, very sorry'],
        ['$5 a week so it', '$5 a week, so it'],
        ['do jobs for you like mow', 'do jobs for you, like mow'],
      ],
    },
    {
      criterion: 'spelling',
      why: 'Words that sound the same are right now: “where” and “too”.',
      changes: [
        ['window is were you', 'window is where you'],
        ['not to angry', 'not too angry'],
        ['coudn’t', 'couldn’t'],
        ['promiss', 'promise'],
        ['carefull', 'careful'],
      ],
    },
  ],
};
