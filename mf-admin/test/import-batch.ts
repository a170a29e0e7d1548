import type { ImportBatch, ImportedQuestion } from '@wattle/contract/question-import';
import { apiReturns } from '@wattle/platform/fake-api';
import { aBankQuestion } from './bank';

const passage = 'Two letters about the new playground.\nThe first asks for shade.';

/** A file of which one question has each state, unless the test says otherwise. */
const QUESTIONS: [ImportBatch['members'][number]['state'], Pick<ImportedQuestion, 'question' | 'faults'>][] = [
  [
    'ready',
    { question: aBankQuestion({ type: 'Draft', question: 'Which is the first ferry after 9 am?' }), faults: [] },
  ],
  ['ready', { question: aBankQuestion({ type: 'Draft', question: 'Which solid does the net make?' }), faults: [] }],
  [
    'confirm',
    {
      question: aBankQuestion({ type: 'Draft', question: 'How many dozens are 144?', category: 'Divsion' }),
      faults: [
        { field: 'category', message: 'There is no topic “Divsion”.', correction: 'Division', isBlocking: false },
      ],
    },
  ],
  [
    'correct',
    {
      question: aBankQuestion({ type: 'Draft', question: 'Which is closest to 3/8?' }),
      faults: [{ field: 'mcq_options', message: 'Options B and D are both “0.4”.', isBlocking: true }],
    },
  ],
  [
    'published',
    { question: aBankQuestion({ type: 'Finalized', question: 'What is it mainly about?', text: passage }), faults: [] },
  ],
];

export function anImportBatch(overrides: Partial<ImportBatch> = {}): ImportBatch {
  return {
    importId: 'import-7',
    file: 'week-48.xlsx',
    by: 'tom',
    at: new Date(2026, 10, 25, 16, 12).toISOString(),
    imported: 6,
    drafts: 4,
    sheet: 'Questions',
    headerRow: 3,
    rows: 6,
    notes: ['Column “notes” isn’t known and was left out.'],
    members: QUESTIONS.map(([state, { question }]) => ({ id: question.id, subject: 'Maths', state })),
    questions: QUESTIONS.map(([, imported], index) => ({
      row: index + 4,
      isChange: false,
      nearDuplicates: [],
      ...imported,
    })),
    page: 1,
    pages: 1,
    deleted: 1,
    changesPublished: 0,
    edited: 0,
    served: 1,
    seenAt: new Date(2026, 10, 25, 16, 30).toISOString(),
    changed: [{ row: 8, question: 'What is it mainly about?', isEdited: false, isServed: true }],
    ...overrides,
  };
}

export const BATCH = 'addQuestions/imports/import-7/questions';

export function batchIs(batch: ImportBatch): void {
  apiReturns(BATCH, batch);
}
