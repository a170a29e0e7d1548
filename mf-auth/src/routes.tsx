import type { RemoteRoutes } from '@wattle/platform';
import { NotHerePage } from './not-here-page';

const load = async () => NotHerePage;

const routes: RemoteRoutes = [
  { path: '/login', load },
  { path: '/signup', load },
];

export default routes;
