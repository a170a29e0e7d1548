/**
 * What every page needs of the platform, without the client of the API. A remote whose first page calls no API imports
 * from here, and its visitors do not wait for RTK Query. The same rules hold as for `@wattle/platform`.
 */
export { Link, Navigate, NavLink, useLocation, useNavigate, useParams } from 'react-router-dom';
export { useBlockedBack } from './blocked-back';
export { Boundary } from './boundary';
export { deviceStorage } from './device-storage';
export { errorMessage, errorStatus, loginErrorMessage, retryAfterSeconds } from './error-message';
export { homeOf } from './home';
export type { NoticeTone } from './notices.slice';
export { notify } from './notify';
export { logError } from './page-error';
export { pageFact } from './page-fact';
export { usePageTitle } from './page-title';
export { watchPageVisibility } from './page-visibility';
export { reloadAt } from './reload-at';
export { type RouterState, routerStateOf } from './router-state';
export type { PageAddress, PrefetchingRoute, PrefetchingRoutes, RemoteRoute, RemoteRoutes } from './routes';
export { signIn, signOut, useSession } from './session';
export { visitorEmail } from './storage';
export { useTheme } from './theme';
export { THEMES, type ThemeName } from './themes';
export { useVersionHold } from './version-hold';
