/**
 * What the shell gives remotes. It is provided by the shell at run time and never bundled into a remote, so every
 * name here is a promise: removing or changing one is a new major version, and remotes say in `remote.json` which
 * one they need.
 *
 * The names from react-dom, React Router and Redux Toolkit are re-exported so that one small shared module serves
 * all remotes instead of five libraries (docs/decisions/003-few-shared-modules.md).
 */
export { createSlice, type PayloadAction } from '@reduxjs/toolkit';
export { createPortal, flushSync } from 'react-dom';
export { useDispatch, useSelector } from 'react-redux';
export { Link, Navigate, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { api } from './api';
export { useBlockedBack } from './blocked-back';
export { errorMessage, errorStatus } from './error-message';
export { logError } from './log-error';
export type { NoticeKind } from './notices.slice';
export { notify } from './notify';
export { usePageTitle } from './page-title';
export type { RemoteRoute, RemoteRoutes } from './routes';
export { signIn, signOut, useSession } from './session';
export { THEMES, type ThemeName, useTheme } from './theme';
export { visitorEmail } from './visitor-email';
