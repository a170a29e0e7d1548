import type { Seat } from '../seat';
import type { State } from '../state';
import { goto } from './goto';

/** Opens what the latest generation gave, once it has ended. */
async function openResult(seat: Seat): Promise<void> {
  await seat.goto('/admin-dashboard');
  const run = seat.page.getByRole('region', { name: 'Latest generations' }).getByRole('listitem').first();
  await seat.see(run.getByText('Done', { exact: true }));
  await run.getByRole('link').click();
  await seat.see(seat.page.getByRole('button', { name: 'Reject' }));
}

export const GENERATION_STATES: readonly State[] = [
  ['admin/generate', 'admin', goto('/questions/Maths')],
  [
    'admin/generation-running',
    'admin',
    async (seat) => {
      seat.model.plan({ behaviours: ['near-duplicate', 'held'] });
      await seat.goto(`/questions/Maths?search=${encodeURIComponent('Rounded to the nearest hundred, 7,500')}`);
      await seat.press('Generate');
      await seat.see(seat.page.getByText(/refused so far/));
    },
  ],
  [
    'admin/generation-done',
    'admin',
    async (seat) => {
      seat.model.release();
      await openResult(seat);
    },
  ],
  ['admin/prompts', 'admin', goto('/admin-dashboard/prompts')],
  [
    'admin/reject',
    'admin',
    async (seat) => {
      await openResult(seat);
      await seat.press(/^Reject/);
    },
  ],
  [
    'admin/generation-not-configured',
    'admin',
    async (seat) => {
      const status = { isConfigured: false, isTestServer: false, dailyCap: 200, usedToday: 0 };
      await seat.respond(/api\/.*generation.*status/, status);
      await seat.goto('/questions/Maths');
      await seat.see(seat.page.getByText('Question generation is not configured.'));
      await seat.press('Generate');
      await seat.see(seat.page.getByRole('dialog'));
    },
  ],
];
