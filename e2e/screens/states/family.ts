import type { Seat } from '../seat';
import type { State } from '../state';

const open = async (seat: Seat, name: RegExp): Promise<void> => {
  await seat.goto('/family');
  await seat.see(seat.page.getByText('This device'));
  await seat.press(name);
};

export const FAMILY_STATES: readonly State[] = [
  [
    'family/children',
    'parent',
    (seat) => seat.goto('/family').then(() => seat.see(seat.page.getByText('This device'))),
  ],
  [
    'family/result',
    'parent',
    (seat) => open(seat, /^Open Weekly/).then(() => seat.see(seat.page.getByRole('article'))),
  ],
  ['family/goal', 'parent', (seat) => open(seat, /^Change goal/)],
  ['family/test-day', 'parent', (seat) => open(seat, /^(Set|Change) test day/)],
  ['family/failed', 'parent', (seat) => seat.fail(/api\/family\/children$/).then(() => seat.goto('/family'))],
];
