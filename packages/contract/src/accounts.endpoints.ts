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
  post('/auth/login', 'public', 'Log in', {
    body: loginRequestSchema,
    response: loginResponseSchema,
    refusals: [401, 429],
  }),
  get('/auth/check-username', 'public', 'Whether a username is still free', {
    query: usernameQuerySchema,
    response: usernameAvailabilitySchema,
    refusals: [429],
  }),
  post('/auth/signup', 'public', 'Register a parent and children', {
    body: signupRequestSchema,
    status: 201,
    response: signupResponseSchema,
    refusals: [409, 422, 429],
  }),
  post('/auth/refresh', 'public', 'Change a refresh token for new tokens', {
    body: refreshRequestSchema,
    response: refreshResponseSchema,
    refusals: [401],
  }),
  post('/auth/logout', 'public', 'End a session', { body: refreshRequestSchema, status: 204 }),
];
