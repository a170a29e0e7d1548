import type { State } from './state';
import { ASSESSMENT_STATES } from './states/assessment';
import { AUTH_STATES } from './states/auth';
import { BANK_STATES } from './states/bank';
import { DASHBOARD_STATES } from './states/dashboard';
import { FAMILY_STATES } from './states/family';
import { GENERATION_STATES } from './states/generation';
import { IMPORT_STATES } from './states/import';
import { PLAYER_STATES } from './states/player';
import { PUBLIC_STATES } from './states/public';
import { RESULT_STATES } from './states/results';
import { STAFF_STATES } from './states/staff';

/**
 * Every route and state of the product, each modal and each error too. One line is one state: add yours where its
 * remote stands. States of one role run in this order, and what one does to its user, such as opening a test, is there
 * in the next.
 */
export const STATES: readonly State[] = [
  ...PUBLIC_STATES,
  ...AUTH_STATES,
  ...ASSESSMENT_STATES,
  ...DASHBOARD_STATES,
  ...PLAYER_STATES,
  ...RESULT_STATES,
  ...FAMILY_STATES,
  ...BANK_STATES,
  ...IMPORT_STATES,
  ...GENERATION_STATES,
  ...STAFF_STATES,
];
