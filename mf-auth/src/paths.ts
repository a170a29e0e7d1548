export const LOGIN_PATH = '/login';
export const SIGNUP_PATH = '/signup';
