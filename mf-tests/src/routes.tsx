import type { RemoteRoutes } from '@wattle/platform';
import { NotHerePage } from './not-here-page';

const load = async () => NotHerePage;

const routes: RemoteRoutes = [
  { path: '/student-dashboard', load },
  { path: '/test/:testType/:category', load },
  { path: '/practice-test', load },
];

export default routes;
