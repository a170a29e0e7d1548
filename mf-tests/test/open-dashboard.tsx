import { screen, within } from '@testing-library/react';
import type { AttemptSummary } from '@wattle/contract/results';
import '@wattle/design-system/testing';
import { renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../src/routes';
import { attemptsAre } from './dashboard-api';

export { aPlan, aPractice, daysAgo, duePractice, list, prepareFor, SERVER_TIME } from './dashboard-api';

/** The child of these attempts is on her dashboard. */
export function open(...attempts: AttemptSummary[]) {
  signInAs('student');
  attemptsAre(...attempts);
  return renderRemote(routes, '/student-dashboard');
}

export const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
