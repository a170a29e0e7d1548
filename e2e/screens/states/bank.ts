import type { Seat } from '../seat';
import type { State } from '../state';
import { goto } from './goto';
import { openFirst } from './open-first';

/** Opens a page of the first Maths question of the list. */
async function openQuestion(seat: Seat, page: string): Promise<void> {
  await openFirst(seat, '/view-questions/Maths', /^View/);
  await seat.page.waitForURL(/\/questions\/Maths\/[0-9a-f]{24}$/);
  if (page) await seat.page.goto(seat.page.url() + page);
}

const LIST = '/view-questions/Maths';

async function deleteFirst(seat: Seat): Promise<void> {
  await openFirst(seat, LIST, /^Delete/);
  await seat.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await seat.see(seat.page.getByRole('button', { name: 'Undo' }));
}

export const BANK_STATES: readonly State[] = [
  ['admin/dashboard', 'admin', goto('/admin-dashboard')],
  [
    'admin/two-people',
    'admin',
    async (seat) => {
      await seat.respond(/api\/questions\/two-people$/, { isOn: true, by: 'hannah', at: '2026-11-24T02:00:00.000Z' });
      await seat.goto('/admin-dashboard');
      await seat.see(seat.page.getByText(/hannah/));
    },
  ],
  ['admin/list-maths', 'admin', goto('/view-questions/Maths')],
  ['admin/list-reading', 'admin', goto('/view-questions/Reading')],
  ['admin/list-nothing-found', 'admin', goto('/view-questions/Maths?search=nothing-of-this-kind')],
  ['admin/list-failed', 'admin', (seat) => seat.fail(/api\/questions/).then(() => seat.goto('/view-questions/Maths'))],
  ['admin/list-sorted', 'admin', goto('/view-questions/Maths?sort=-level&search=the+of')],
  ['admin/bin-empty', 'admin', goto('/admin-dashboard/bin?search=nothing-of-this-kind')],
  ['admin/question', 'admin', (seat) => openQuestion(seat, '')],
  ['admin/question-edit', 'admin', (seat) => openQuestion(seat, '/edit')],
  ['admin/question-preview', 'admin', (seat) => openQuestion(seat, '/preview')],
  ['admin/add', 'admin', goto('/add-questionsBooks')],
  ['admin/add-maths', 'admin', goto('/add-mathQuestions')],
  [
    'admin/add-maths-empty',
    'admin',
    (seat) => seat.goto('/add-mathQuestions').then(() => seat.press(/^Add question/i)),
  ],
  ['admin/add-reading', 'admin', goto('/add-readingQuestions')],
  ['admin/add-thinking-skills', 'admin', goto('/add-thinkingskillQuestions')],
  ['admin/add-writing', 'admin', goto('/add-writingQuestions')],
  ['admin/list-keys', 'admin', (seat) => openFirst(seat, LIST, 'Keyboard')],
  ['admin/list-columns', 'admin', (seat) => openFirst(seat, LIST, 'Columns')],
  ['admin/list-skills', 'admin', (seat) => openFirst(seat, LIST, 'Skills')],
  [
    'admin/list-selected',
    'admin',
    (seat) => seat.goto(LIST).then(() => seat.page.getByLabel('Select question 1', { exact: true }).check()),
  ],
  [
    'admin/delete-selected',
    'admin',
    async (seat) => {
      await seat.goto(LIST);
      await seat.page.getByLabel('Select question 1', { exact: true }).check();
      await seat.press('Delete selected');
    },
  ],
  [
    'admin/change-selected',
    'admin',
    async (seat) => {
      await seat.goto(LIST);
      await seat.page.getByLabel('Select question 1', { exact: true }).check();
      await seat.press('Change selected');
    },
  ],
  ['admin/delete', 'admin', (seat) => openFirst(seat, LIST, /^Delete/)],
  ['admin/undo', 'admin', deleteFirst],
  ['admin/bin', 'admin', (seat) => deleteFirst(seat).then(() => seat.goto('/admin-dashboard/bin'))],
  ['admin/list-no-such-subject', 'admin', goto('/view-questions/Latin')],
  ['admin/question-not-found', 'admin', goto('/questions/Maths/000000000000000000000000')],
  ['admin/edit-not-found', 'admin', goto('/questions/Maths/000000000000000000000000/edit')],
  ['admin/preview-not-found', 'admin', goto('/questions/Maths/000000000000000000000000/preview')],
];
