export const LOGIN_PATH = '/login';
export const SIGNUP_PATH = '/signup';
export const RESET_PASSWORD_PATH = '/reset-password';
