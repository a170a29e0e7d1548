/**
 * What the shell gives remotes. It is provided by the shell at run time and never bundled into a remote, so every
 * name here is a promise: removing or changing one is a new major version, a new one a new minor version. The build
 * of a remote writes down which one it needs (docs/decisions/029-platform-contract.md).
 *
 * Names of React Router and Redux Toolkit are re-exported, and RTK Query stands behind `api`, so that one small shared
 * module serves all remotes instead of five libraries (docs/decisions/003-few-shared-modules.md).
 */
export { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
export { useDispatch } from 'react-redux';
export { Link, Navigate, NavLink, useLocation, useNavigate, useParams } from 'react-router-dom';
export { useBlockedBack } from './blocked-back';
export { Boundary } from './boundary';
export { deviceStorage, tabStorage } from './device-storage';
export { errorMessage, errorStatus, loginErrorMessage, retryAfterSeconds } from './error-message';
export { homeOf } from './home';
export type { NoticeTone } from './notices.slice';
export { notify, showNotice } from './notify';
export { oncePerPage } from './once-per-page';
export { forgetAttempt, visitorAttempts } from './own-data';
export type { PageContract } from './page-contract';
export { logError } from './page-error';
export { pageFact } from './page-fact';
export { usePageTitle } from './page-title';
export { useOnReturn, watchPageVisibility } from './page-visibility';
export { reloadAt } from './reload-at';
export { api, createRemoteApi } from './remote-api';
export { type RouterState, routerStateOf } from './router-state';
export type { PageAddress, PrefetchingRoute, PrefetchingRoutes, RemoteRoute, RemoteRoutes } from './routes';
export { signIn, signOut, useSession } from './session';
export { visitorEmail } from './storage';
export { useTheme } from './theme';
export { THEMES, type ThemeName } from './themes';
export { type Upload, upload } from './upload';
export { useVersionHold } from './version-hold';
