import type { Role } from './accounts';
import type { z } from './zod';

/** What goes into a call and comes out of it. */
interface CallShapes {
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is form data instead of JSON. */
  isMultipart?: boolean;
  /** What a success is answered with; absent where the answer is not JSON or has no body. */
  response?: z.ZodType;
}

/** One call that the API answers. */
export interface Call extends CallShapes {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api, with `{names}` for its parameters. */
  path: string;
  /** Who may make it (decision 3). */
  access: Role | 'public';
  summary: string;
}

const caller =
  (method: Call['method']) =>
  (path: string, access: Call['access'], summary: string, shapes: CallShapes = {}): Call => ({
    method,
    path,
    access,
    summary,
    ...shapes,
  });

export const get = caller('GET');
export const post = caller('POST');
export const put = caller('PUT');
export const del = caller('DELETE');
