import type { RemoteRoutes } from '@wattle/platform/core';
import { LandingPage } from './landing/landing-page';
import { legalPage } from './legal/legal-page';
import { PRIVACY_PATH, TERMS_PATH } from './paths';

// Not loaded lazily: the page preloads this module, so a first visit needs no further round trip.
const loadLanding = async () => LandingPage;

const routes: RemoteRoutes = [
  { path: '/', load: loadLanding },
  { path: '/landing', load: loadLanding },
  { path: TERMS_PATH, load: async () => legalPage((await import('./legal/terms')).TERMS) },
  { path: PRIVACY_PATH, load: async () => legalPage((await import('./legal/privacy')).PRIVACY) },
];

export default routes;
