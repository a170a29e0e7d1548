import type { Seat } from '../seat';
import type { State } from '../state';
import { goto } from './goto';

/** Finds the family of the demo. */
async function findFamily(seat: Seat): Promise<void> {
  await seat.goto('/admin-dashboard/families');
  await seat.fill('Find a family', 'student');
  await seat.page.getByRole('list', { name: 'Families' }).getByRole('button').first().click();
  await seat.see(seat.page.getByRole('button', { name: /^Reset password/ }));
}

export const STAFF_STATES: readonly State[] = [
  ['admin/families', 'admin', goto('/admin-dashboard/families')],
  ['admin/staff', 'admin', goto('/admin-dashboard/staff')],
  ['admin/writing', 'admin', goto('/admin-dashboard/writing')],
  [
    'admin/staff-link',
    'admin',
    async (seat) => {
      await seat.goto('/admin-dashboard/staff');
      await seat.press(/^Reset password/);
      await seat.see(seat.page.getByRole('heading', { name: /^Send/ }));
    },
  ],
  ['admin/reports', 'admin', goto('/admin-dashboard/question-reports')],
  ['admin/compare', 'admin', goto('/admin-dashboard/writing/compare')],
  ['admin/operations', 'admin', goto('/admin-dashboard/operations')],
  ['admin/family', 'admin', findFamily],
  [
    'admin/families-failed',
    'admin',
    async (seat) => {
      await seat.goto('/admin-dashboard/families');
      await seat.fail(/api\/.*famil/);
      await seat.fill('Find a family', 'student');
      await seat.see(seat.page.getByRole('alert'));
    },
  ],
  [
    'admin/operations-failed',
    'admin',
    (seat) => seat.fail(/api\/operations/).then(() => seat.goto('/admin-dashboard/operations')),
  ],
  ['admin/counts-failed', 'admin', (seat) => seat.fail(/api\/questions/).then(() => seat.goto('/admin-dashboard'))],
];
