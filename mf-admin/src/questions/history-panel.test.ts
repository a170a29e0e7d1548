import type { QuestionChange } from '@wattle/contract/question-changes';
import { describeChange } from './history-panel';

type Change = Pick<QuestionChange, 'action' | 'note' | 'changes'>;

test.each<[Change, string]>([
  [{ action: 'added', changes: [] }, 'added it'],
  [{ action: 'imported', note: 'row 12 of maths.xlsx', changes: [] }, 'imported it: row 12 of maths.xlsx'],
  [{ action: 'finalized', changes: [{ field: 'type', before: 'Generated', after: 'Finalized' }] }, 'finalized it'],
  [
    {
      action: 'edited',
      changes: [
        { field: 'question', before: 'Old', after: 'New' },
        { field: 'level', before: null, after: 'Easy' },
      ],
    },
    'changed question, level',
  ],
  [
    { action: 'edited', changes: [{ field: 'wrong_turns', before: null, after: 'F: It is about another night.' }] },
    'changed wrong turns',
  ],
  [
    { action: 'edited', changes: [{ field: 'correct_answer', before: 'C', after: 'B' }] },
    'changed correct answer (C → B)',
  ],
])('%j reads: %s', (change, sentence) => {
  expect(describeChange(change)).toBe(sentence);
});
