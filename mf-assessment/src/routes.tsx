import type { RemoteRoutes } from '@wattle/platform';
import { HUB_PATH, START_PATH } from './paths';

const routes: RemoteRoutes = [
  { path: START_PATH, load: async () => (await import('./start/start-page')).StartPage },
  { path: HUB_PATH, load: async () => (await import('./hub/hub-page')).HubPage },
  { path: '/questions-page/:category', load: async () => (await import('./exam/test-page')).TestPage },
  {
    path: '/free-assessment',
    load: async () => (await import('./login-required/login-required-page')).LoginRequiredPage,
  },
  { path: '/start-test', load: async () => (await import('./login-required/start-test-page')).StartTestPage },
];

export default routes;
