import { requestTo } from '@wattle/contract/endpoint';
import type { freeAssessmentDetails } from '@wattle/contract/free-assessment';
import { type PrefetchingRoutes, visitorEmail } from '@wattle/platform/core';
import { HUB_PATH, START_PATH } from './paths';

function forHub(): string[] {
  const email = visitorEmail.read();
  if (!email) return [];
  const query = { email };
  const { url } = requestTo<typeof freeAssessmentDetails>('GET /freeassesment/userAssessmentDetails', { query });
  return [`${url}?${new URLSearchParams(query)}`];
}

const routes: PrefetchingRoutes = [
  { path: START_PATH, load: async () => (await import('./start/start-page')).StartPage },
  { path: HUB_PATH, load: async () => (await import('./hub/hub-page')).HubPage, prefetch: forHub },
  { path: '/questions-page/:category', load: async () => (await import('./exam/test-page')).TestPage },
  {
    path: '/free-assessment',
    load: async () => (await import('./login-required/login-required-pages')).LoginRequiredPage,
  },
  { path: '/free-assessment/results', load: async () => (await import('./results/results-page')).ResultsPage },
  { path: '/start-test', load: async () => (await import('./login-required/login-required-pages')).StartTestPage },
];

export default routes;
