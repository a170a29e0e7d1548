// Spelt as in the published link (docs/published.md, screens).
export const FREE_ASSESSMENT_PATH = '/freeassesment';
export const SIGN_UP_PATH = '/signup';
export const LOG_IN_PATH = '/login';
export const PARENT_LOGIN_PATH = '/parent-login';
export const CHECKS_ID = 'checks';
export const SAMPLE_RESULT_ID = 'sample-result';
export const TERMS_PATH = '/terms';
export const PRIVACY_PATH = '/privacy';
