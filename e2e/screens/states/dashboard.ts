import type { State } from '../state';
import { goto } from './goto';
import { openFirst } from './open-first';

export const DASHBOARD_STATES: readonly State[] = [
  ['dashboard/empty', 'newcomer', goto('/student-dashboard')],
  ['dashboard/busy', 'student', goto('/student-dashboard')],
  ['dashboard/kinds', 'student', (seat) => openFirst(seat, '/student-dashboard', /^More kinds of Reading/)],
  [
    'dashboard/loading',
    'student',
    (seat) => seat.hold(/api\/attempts/).then(() => seat.page.goto(`${seat.product.url}/student-dashboard`)),
  ],
  ['dashboard/failed', 'student', (seat) => seat.fail(/api\/attempts/).then(() => seat.goto('/student-dashboard'))],
  [
    'dashboard/without-network',
    'student',
    (seat) => seat.page.route(/api\/attempts/, (route) => route.abort()).then(() => seat.goto('/student-dashboard')),
  ],
  ['dashboard/wrong-role', 'student', goto('/admin-dashboard')],
];
