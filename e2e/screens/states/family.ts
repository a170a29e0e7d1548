import type { Seat } from '../seat';
import type { State } from '../state';

const open = async (seat: Seat, name: string | RegExp): Promise<void> => {
  await seat.goto('/family');
  await seat.see(seat.page.getByText('This device'));
  await seat.press(name);
};

const named = (names: string[]) => (child: object, index: number) => ({ ...child, name: names[index] });

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
  ['family/practice', 'parent', (seat) => open(seat, /^Change daily practice/)],
  ['family/test-day', 'parent', (seat) => open(seat, /^(Set|Change) test day/)],
  [
    'family/paper-answers',
    'parent',
    async (seat) => {
      await open(seat, 'Tests on paper');
      await seat.press('Make the paper');
      await seat.press('Enter the answers');
      await seat.see(seat.page.getByRole('group', { name: 'Question 1', exact: true }));
    },
  ],
  [
    'family/long-names',
    'parent',
    async (seat) => {
      await seat.page.route(/api\/family\/children$/, async (route) => {
        const response = await route.fetch();
        const { children } = await response.json();
        const [first] = children;
        const names = ['Maximiliana-Konstantina', 'Bartholomew-Featherstonehaugh'];
        await route.fulfill({ json: { children: [first, { ...first, id: 'f'.repeat(24) }].map(named(names)) } });
      });
      await open(seat, /^Open Weekly/);
      await seat.see(seat.page.getByRole('article'));
    },
  ],
  ['family/add-child', 'parent', (seat) => seat.goto('/signup')],
  [
    'family/add-child-refused',
    'parent',
    async (seat) => {
      await seat.goto('/signup');
      await seat.fill('Username', 'student');
      await seat.see(seat.page.getByText(/taken/i));
      await seat.press('Add to our family');
    },
  ],
  [
    'family/session-ended',
    'parent',
    async (seat) => {
      await seat.fail(/api\/(auth\/refresh|family)/, 401);
      await seat.goto('/family');
      await seat.see(seat.page.getByText(/^Your log-in on this device has ended/));
    },
  ],
  ['family/failed', 'parent', (seat) => seat.fail(/api\/family\/children$/).then(() => seat.goto('/family'))],
];
