import type { Role } from './constants';
import type { z } from './zod';

/** One endpoint of the API. */
export interface Endpoint extends Shapes {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api, with `{names}` for its parameters. */
  path: string;
  /**
   * Who may call it, beside admins where it is for staff (docs/architecture.md, docs/operating.md). A team calls it for the
   * `{remote}` that its key may release.
   */
  access: Role | 'public' | 'team';
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

/** An endpoint by its method and path, on a page that loads no schemas: `requestTo<typeof endpoint>` checks the name. */
type NameOf<E extends Endpoint> = `${E['method']} ${E['path']}`;

/** The request that calls an endpoint, as RTK Query takes it: its address is relative to /api. */
export function requestTo<E extends Endpoint>(
  endpoint: E | NameOf<E>,
  ...[call]: object extends CallOf<E> ? [CallOf<E>?] : [CallOf<E>]
) {
  return requestOf(endpoint, call);
}

function requestOf(endpoint: Endpoint | string, call: object | undefined) {
  const [method, path] = (typeof endpoint === 'string' ? endpoint.split(' ') : [endpoint.method, endpoint.path]) as [
    string,
    string,
  ];
  const { params = {}, query, body, form }: Partial<CallOf<Required<Endpoint>>> = call ?? {};
  const url = path.slice(1).replaceAll(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(params[name])));
  return { url, method, params: query, body: body ?? form };
}

type ResponseOf<E> = E extends { response: infer Response extends z.ZodType } ? z.output<Response> : null;
// biome-ignore lint/suspicious/noConfusingVoidType: only `void` lets a hook without a body be called without an argument.
type BodyOf<E> = E extends { body: infer Body extends z.ZodType } ? z.input<Body> : void;

interface Reading<Response, Value, Fallback> {
  /** The part of the response that hooks give; all of it when absent. */
  select?: (response: Response) => Value;
  /** Given in place of a response of another shape, which is an error otherwise. */
  fallback?: Fallback;
}

/**
 * A query of RTK Query: the call of an endpoint, and its response. A response is checked where the endpoint itself is
 * given, not where only its name is.
 *
 * @param toCall - What a call carries for the argument of the hook. Without it the hook takes no argument.
 */
export function reads<
  E extends Endpoint,
  Arg = void,
  Value = ResponseOf<E>,
  Fallback extends Value | null | undefined = undefined,
>(
  endpoint: E | NameOf<E>,
  toCall?: (arg: Arg) => CallOf<E>,
  { select, fallback }: Reading<ResponseOf<E>, Value, Fallback> = {},
) {
  return {
    query: (arg: NoInfer<Arg>) => requestOf(endpoint, toCall?.(arg)),
    transformResponse: (body: unknown): NoInfer<Value | (null extends Fallback ? null : never)> => {
      const { data, error } = checked(endpoint, body);
      if (error && fallback === undefined) throw error;
      if (error) return fallback as Value;
      return select ? select(data as ResponseOf<E>) : (data as Value);
    },
  };
}

function checked(endpoint: Endpoint | string, body: unknown): { data?: unknown; error?: unknown } {
  if (typeof endpoint === 'string') return { data: body };
  return endpoint.response?.safeParse(body) ?? { data: null };
}

/**
 * A mutation of RTK Query, like {@link reads}.
 *
 * @param toCall - Without it the hook takes the body.
 * @param options - Of the request, such as its timeout.
 */
export function sends<E extends Endpoint, Arg = BodyOf<E>, Options extends object = object>(
  endpoint: E | NameOf<E>,
  toCall?: (arg: Arg) => CallOf<E>,
  options?: Options,
) {
  return {
    query: (arg: NoInfer<Arg>) => ({
      ...requestOf(endpoint, toCall ? toCall(arg) : { body: arg }),
      ...(options as NoInfer<Options>),
    }),
    transformResponse: reads<E>(endpoint).transformResponse,
  };
}

/** What a response says; `null` where it has a shape that nobody expected. */
export function orNull<Response extends z.ZodType>(
  { response }: { response: Response },
  body: unknown,
): z.output<Response> | null {
  return response.safeParse(body).data ?? null;
}
