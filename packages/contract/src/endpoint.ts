import type { Role } from './constants';
import type { z } from './zod';

/** One endpoint of the API. */
export interface Endpoint extends Shapes {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api, with `{names}` for its parameters. */
  path: string;
  /** Who may call it, beside admins where it is for staff (docs/architecture.md, docs/operating.md). */
  access: Role | 'public';
  summary: string;
}

/** What an endpoint takes and returns. */
interface Shapes {
  /** Schemas of the `{names}` in the path. */
  params?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** In place of a body: the fields of form data. */
  form?: z.ZodType;
  /** Status of a successful response; 200 when absent. */
  status?: 201 | 202 | 204;
  /** Body of a successful response; absent where the response is not JSON or has no body. */
  response?: z.ZodType;
  /** Media type of a successful response that is not JSON. */
  mediaType?: string;
  /** Further statuses, beside those that follow from method, access and shapes. */
  refusals?: readonly (304 | 401 | 404 | 409 | 422 | 429)[];
}

const endpointOf =
  <Method extends Endpoint['method']>(method: Method) =>
  <const Path extends string, Shape extends Shapes>(
    path: Path,
    access: Endpoint['access'],
    summary: string,
    shapes: Shape,
  ) => ({ method, path, access, summary, ...shapes });

export const get = endpointOf('GET');
export const post = endpointOf('POST');
export const put = endpointOf('PUT');
export const del = endpointOf('DELETE');

type Input<Part> = Part extends z.ZodType ? z.input<Part> : { [Name in keyof Part]: z.input<Part[Name]> };
type PartOf<E> = keyof E & ('params' | 'query' | 'body');
type OptionalPartOf<E> = { [Part in PartOf<E>]: object extends Input<E[Part]> ? Part : never }[PartOf<E>];

/** What a call of an endpoint carries; a part of optional fields may be left out. */
export type CallOf<E> = { [Part in Exclude<PartOf<E>, OptionalPartOf<E>>]: Input<E[Part]> } & {
  [Part in OptionalPartOf<E>]?: Input<E[Part]>;
} & { [Part in keyof E & 'form']: FormData | Record<string, unknown> };

/**
 * The request that calls an endpoint, as RTK Query takes it: its address is relative to /api.
 *
 * @param endpoint - Or its method and path, which `requestTo<typeof endpoint>` checks, on a page that loads no schemas.
 */
export function requestTo<E extends Endpoint>(
  endpoint: E | `${E['method']} ${E['path']}`,
  ...[call]: object extends CallOf<E> ? [CallOf<E>?] : [CallOf<E>]
) {
  const [method, path] = (typeof endpoint === 'string' ? endpoint.split(' ') : [endpoint.method, endpoint.path]) as [
    string,
    string,
  ];
  const { params = {}, query, body, form }: Partial<CallOf<Required<Endpoint>>> = call ?? {};
  const url = path.slice(1).replaceAll(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(params[name])));
  return { url, method, params: query, body: body ?? form };
}

/** Of an endpoint that takes a body and nothing else: what RTK Query needs to send it and to check the response. */
export function sends<Body extends z.ZodType, Response extends z.ZodType>(
  endpoint: Endpoint & { body: Body; response: Response },
) {
  return {
    query: (body: z.input<Body>) => ({ url: endpoint.path.slice(1), method: endpoint.method, body }),
    responseSchema: endpoint.response,
  };
}

/** What a response says; `null` where it has a shape that nobody expected. */
export function orNull<Response extends z.ZodType>(
  { response }: { response: Response },
  body: unknown,
): z.output<Response> | null {
  return response.safeParse(body).data ?? null;
}
