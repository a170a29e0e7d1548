export const LOGIN_PATH = '/login';
export const SIGNUP_PATH = '/signup';
export const FORGOT_PASSWORD_PATH = '/forgot-password';
export const RESET_PASSWORD_PATH = '/reset-password';
export const CONFIRM_EMAIL_PATH = '/confirm-email';
export const CHILD_PROGRESS_PATH = '/child-progress';
export const PARENT_LOGIN_PATH = '/parent-login';
export const ERASE_FAMILY_PATH = '/erase-family';
