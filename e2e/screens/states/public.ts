import type { State } from '../state';
import { goto } from './goto';

export const PUBLIC_STATES: readonly State[] = [
  ['public/landing', 'visitor', goto('/')],
  ['public/terms', 'visitor', goto('/terms')],
  ['public/privacy', 'visitor', goto('/privacy')],
  ['public/not-found', 'visitor', goto('/no-such-page')],
  ['public/menu', 'visitor', (seat) => seat.goto('/').then(() => seat.menu())],
  [
    'public/remote-down',
    'visitor',
    async (seat) => {
      await seat.goto('/terms');
      await seat.page.route(/releases\/(auth|assessment)/, (route) => route.abort());
      await (await seat.menu()).getByRole('link', { name: 'Free Assessment' }).click();
      await seat.see(seat.page.getByRole('button', { name: 'Try again' }));
    },
  ],
  [
    'public/display',
    'visitor',
    async (seat) => {
      await seat.goto('/terms');
      await seat.press('Display');
      await seat.see(seat.page.getByRole('dialog'));
    },
  ],
  [
    'public/message',
    'visitor',
    async (seat) => {
      await seat.goto('/test-assesment-books');
      await seat.see(seat.page.getByRole('list', { name: /^Latest messages/ }).getByRole('listitem'));
    },
  ],
  [
    'public/messages',
    'visitor',
    async (seat) => {
      await seat.goto('/test-assesment-books');
      await seat.press(/^Messages \(1\)/);
      await seat.see(seat.page.getByRole('dialog', { name: 'Messages' }));
    },
  ],
];
