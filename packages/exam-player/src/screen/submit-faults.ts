import type { SubmitFault } from '../attempt/attempt-state';

/** Why a test cannot be submitted now, as it is told to a child. */
export const FAULTS: Record<Exclude<SubmitFault, 'refused'>, string> = {
  noConnection: 'There is no connection to Wattle.',
  server: 'Wattle has a problem at the moment.',
  session: 'You are no longer logged in: log in again, and nothing is lost.',
};
