import type { RemoteRoutes } from '@wattle/platform/core';
import type { ComponentType } from 'react';
import { LandingPage } from './landing/landing-page';
import { loadUnlessSent } from './layout/as-sent';
import { legalPage } from './legal/legal-page';
import { PRIVACY_PATH, TERMS_PATH } from './paths';

/** Every page has parts that its first visit needs no code for. */
function whole(load: () => Promise<ComponentType>) {
  return async () => {
    const [Page] = await Promise.all([load(), loadUnlessSent()]);
    return Page;
  };
}

// Not loaded lazily: the page preloads this module, so a first visit needs no further round trip.
const loadLanding = whole(async () => LandingPage);

const routes: RemoteRoutes = [
  { path: '/', load: loadLanding },
  { path: '/landing', load: loadLanding },
  { path: TERMS_PATH, load: whole(async () => legalPage((await import('./legal/terms')).TERMS)) },
  { path: PRIVACY_PATH, load: whole(async () => legalPage((await import('./legal/privacy')).PRIVACY)) },
];

export default routes;
