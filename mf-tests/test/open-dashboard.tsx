import { screen, within } from '@testing-library/react';
import type { AttemptSummary } from '@wattle/contract';
import '@wattle/design-system/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../src/routes';

const DAY_MS = 86_400_000;
export const SERVER_TIME = '2026-03-12T02:00:00.000Z';

export const daysAgo = (days: number) => new Date(Date.parse(SERVER_TIME) - days * DAY_MS).toISOString();

/** A list of attempts as the server answers it. */
export const list = (...attempts: AttemptSummary[]) => ({ attempts, serverTime: SERVER_TIME });

/** The child of these attempts is on her dashboard. */
export function open(...attempts: AttemptSummary[]) {
  signInAs('student');
  apiReturns('attempts', list(...attempts));
  return renderRemote(routes, '/student-dashboard');
}

export const section = async (name: string) => within(await screen.findByRole('region', { name }));
