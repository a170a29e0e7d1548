import { randomUUID } from 'node:crypto';
import { questionRows, workbookOf } from '../../support/workbook';
import type { Seat } from '../seat';
import type { State } from '../state';
import { goto } from './goto';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Sends a workbook of new questions, in which these values of rows are wrong. */
async function upload(seat: Seat, faults: Record<number, object>, isCheck: boolean): Promise<void> {
  const rows = questionRows(40, ` (${randomUUID()})`);
  for (const [row, fault] of Object.entries(faults)) Object.assign(rows[Number(row)] ?? {}, fault);
  await seat.goto('/import-questions');
  const file = { name: 'maths-term-4.xlsx', mimeType: XLSX, buffer: workbookOf(rows) };
  await seat.page.getByLabel('Excel file (.xlsx)').setInputFiles(file);
  if (isCheck) await seat.press(/^Check|^Upload/);
}

export const IMPORT_STATES: readonly State[] = [
  ['admin/import', 'admin', goto('/import-questions')],
  ['admin/import-nothing-chosen', 'admin', (seat) => seat.goto('/import-questions').then(() => seat.press('Upload'))],
  [
    'admin/import-faulty',
    'admin',
    async (seat) => {
      await upload(seat, { 7: { correct_answer: 'b' }, 21: { level: 'Hard' } }, true);
      await seat.see(seat.page.getByRole('region', { name: /^Result of the/ }));
    },
  ],
  [
    'admin/import-drafts',
    'admin',
    async (seat) => {
      const faults = {
        3: { mcq_options: 'A 3, B 4, C 4' },
        4: { subject: 'Reading', category: 'Main idea' },
        5: { category: 'Geomtry' },
        6: { category: 'Sailing' },
      };
      await upload(seat, faults, true);
      await seat.press(/^Import \d+ questions$/);
      await seat.press('See the drafts');
      await seat.see(seat.page.getByRole('button', { name: 'Use Geometry' }));
    },
  ],
  [
    'admin/import-undo',
    'admin',
    async (seat) => {
      await seat.goto('/import-questions');
      await seat.press('maths-term-4.xlsx');
      await seat.press('Undo the whole import');
      await seat.see(seat.page.getByRole('alertdialog'));
    },
  ],
  [
    'admin/import-failed',
    'admin',
    async (seat) => {
      await upload(seat, {}, false);
      await seat.fail(/api\/addQuestions/, 422);
      await seat.press('Upload');
      await seat.see(seat.page.getByRole('alert'));
    },
  ],
];
