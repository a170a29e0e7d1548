import type { RemoteRoutes } from '@wattle/platform';
import {
  CHILD_PROGRESS_PATH,
  CONFIRM_EMAIL_PATH,
  ERASE_FAMILY_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  PARENT_LOGIN_PATH,
  RESET_PASSWORD_PATH,
  SIGNUP_PATH,
} from './paths';

const routes: RemoteRoutes = [
  { path: LOGIN_PATH, load: async () => (await import('./login/login-page')).LoginPage },
  { path: SIGNUP_PATH, load: async () => (await import('./signup/signup-page')).SignupPage },
  {
    path: FORGOT_PASSWORD_PATH,
    load: async () => (await import('./forgot-password/forgot-password-page')).ForgotPasswordPage,
  },
  {
    path: RESET_PASSWORD_PATH,
    load: async () => (await import('./reset-password/reset-password-page')).ResetPasswordPage,
  },
  { path: ERASE_FAMILY_PATH, load: async () => (await import('./erase-family/erase-family-page')).EraseFamilyPage },
  // Links of mails that were sent before, which the page leads on.
  ...[PARENT_LOGIN_PATH, CHILD_PROGRESS_PATH].map((path) => ({
    path,
    load: async () => (await import('./parent-login/parent-login-page')).ParentLoginPage,
  })),
  { path: CONFIRM_EMAIL_PATH, load: async () => (await import('./confirm-email/confirm-email-page')).ConfirmEmailPage },
];

export default routes;
