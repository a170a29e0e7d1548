import type { WritingScript } from '../writing-script';

export const email: WritingScript = {
  task: 'An email to a bus company: the bus to your school drives past your stop.',
  plan: {
    reader: 'The people at the bus company',
    summary: 'The 7.52 bus does not stop and we are late.',
    points: ['which bus and stop', 'what happened on 3 days', 'please ask the driver to stop'],
  },
  text: `To: help@ridgebuses.example
Subject: Bus
Hello,
I am in year 6 at Ridge Public School and I catch the bus every day. I am writing to you because your bus does not stop at our stop and it is very annoying. On Monday it drove straight past us and we were waving and the driver did not even look. There were five of us and one was only in year 1 and she cried. We had to walk and we got to school at 9.20 and we got late notes. Then it happened again on Wednesday and it also happened on Thursday. My mum said that maybe the driver can’t see us because of the big bush next to the stop so we have to stand on the road nearly to be seen and that is not safe. If someone gets hurt it will be your folt. Please can you tell the driver to stop. It is the first bus in the morning. I hope you can fix this problem very soon because we don’t want any more late notes, its not fair.
From Mika`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 2, spelling: 2 },
  steps: [
    {
      criterion: 'ideas',
      why: 'Now there is a way out that costs them little.',
      changes: [
        [
          'Please can you tell the driver to stop.',
          'Please can you tell the driver to stop, and ask the council to cut the bush? We have measured it, and it is taller than my dad.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'The subject line does its job, and nobody is blamed.',
      changes: [
        ['Subject: Bus', 'Subject: The 7.52 bus (route 14) does not stop at Cutler Street'],
        [' If someone gets hurt it will be your folt.', ''],
        ['From Mika', 'Kind regards,\nMika Tran'],
      ],
    },
    {
      criterion: 'organisation',
      why: 'First who and what, then the facts, then what should be done.',
      changes: [
        ['it is very annoying. On Monday', 'it is very annoying.\n\nOn Monday'],
        ['also happened on Thursday. My mum', 'also happened on Thursday.\n\nMy mum'],
        ['that is not safe. Please can', 'that is not safe.\n\nPlease can'],
      ],
    },
    {
      criterion: 'style',
      why: 'Small facts show how bad it was, and “annoying” is not needed.',
      changes: [
        [
          'There were five of us and one was only in year 1 and she cried.',
          'There were five of us. The smallest is in year 1, and she went on waving until the bus was as small as a toy.',
        ],
        ['our stop and it is very annoying.', 'our stop.'],
      ],
    },
    {
      criterion: 'sentences',
      why: 'The long sentence about the bush is two now, and each is clear.',
      changes: [
        [
          'because of the big bush next to the stop so we have to stand on the road nearly to be seen and that is not safe.',
          'because of the big bush next to the stop. To be seen, we nearly have to stand on the road, which is not safe.',
        ],
      ],
    },
    {
      criterion: 'punctuation',
      why: 'A full stop parts two sentences, and “it’s” has its mark.',
      changes: [
        ['any more late notes, its not fair.', 'any more late notes. It’s not fair.'],
        ['Then it happened again on Wednesday and it also', 'Then it happened again on Wednesday, and it also'],
      ],
    },
    {
      criterion: 'spelling',
      why: 'School years are names, so they have a capital.',
      changes: [
        ['in year 6 at', 'in Year 6 at'],
        ['in year 1, and', 'in Year 1, and'],
      ],
    },
  ],
};
