import {
  loginRequestSchema,
  loginResponseSchema,
  refreshRequestSchema,
  refreshResponseSchema,
  signupRequestSchema,
  signupResponseSchema,
  usernameAvailabilitySchema,
  usernameQuerySchema,
} from './accounts';
import { get, post } from './endpoint';

export const accountEndpoints = [
  post('/auth/login', 'public', 'Log in', { body: loginRequestSchema, response: loginResponseSchema }),
  get('/auth/check-username', 'public', 'Whether a username is still free', {
    query: usernameQuerySchema,
    response: usernameAvailabilitySchema,
  }),
  post('/auth/signup', 'public', 'Register a parent and children', {
    body: signupRequestSchema,
    response: signupResponseSchema,
  }),
  post('/auth/refresh', 'public', 'Change a refresh token for new tokens', {
    body: refreshRequestSchema,
    response: refreshResponseSchema,
  }),
  post('/auth/logout', 'public', 'End a session', { body: refreshRequestSchema }),
];
