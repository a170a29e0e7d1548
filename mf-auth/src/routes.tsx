import type { RemoteRoutes } from '@wattle/platform';
import { LOGIN_PATH, RESET_PASSWORD_PATH, SIGNUP_PATH } from './paths';

const routes: RemoteRoutes = [
  { path: LOGIN_PATH, load: async () => (await import('./login/login-page')).LoginPage },
  { path: SIGNUP_PATH, load: async () => (await import('./signup/signup-page')).SignupPage },
  {
    path: RESET_PASSWORD_PATH,
    load: async () => (await import('./reset-password/reset-password-page')).ResetPasswordPage,
  },
];

export default routes;
