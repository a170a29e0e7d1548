import type { Role } from './accounts';
import type { z } from './zod';

/** What an endpoint takes and returns. */
interface EndpointShapes {
  /** Schemas of the `{names}` in the path. */
  params?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is form data instead of JSON. */
  isMultipart?: boolean;
  /** Status of a successful response; 200 when absent. */
  status?: 201 | 202 | 204;
  /** Body of a successful response; absent where the response is not JSON or has no body. */
  response?: z.ZodType;
  /** Media type of a successful response that is not JSON. */
  mediaType?: string;
  /** Further statuses, beside those that follow from method, access and shapes. */
  refusals?: readonly (304 | 401 | 404 | 409 | 422 | 429)[];
}

/** One endpoint of the API. */
export interface Endpoint extends EndpointShapes {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api, with `{names}` for its parameters. */
  path: string;
  /** Who may call it (docs/decisions/006). */
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
