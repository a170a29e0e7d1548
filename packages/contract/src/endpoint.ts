import type { Role } from './accounts';
import type { z } from './zod';

/** What an endpoint takes and answers. */
interface EndpointShapes {
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is form data instead of JSON. */
  isMultipart?: boolean;
  /** Body of a successful response; absent where the response is not JSON or has no body. */
  response?: z.ZodType;
}

/** One endpoint of the API. */
export interface Endpoint extends EndpointShapes {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api, with `{names}` for its parameters. */
  path: string;
  /** Who may make it (decision 3). */
  access: Role | 'public';
  summary: string;
}

const endpointOf =
  (method: Endpoint['method']) =>
  (path: string, access: Endpoint['access'], summary: string, shapes: EndpointShapes = {}): Endpoint => ({
    method,
    path,
    access,
    summary,
    ...shapes,
  });

export const get = endpointOf('GET');
export const post = endpointOf('POST');
export const put = endpointOf('PUT');
export const del = endpointOf('DELETE');
