import type { Endpoint } from '@wattle/contract/endpoint';
import { statusesOf } from '../src/infrastructure/openapi/openapi';
import { ENDPOINTS } from './endpoints';

/** Also for paths with an endpoint: a method that is not declared there. */
const METHOD_NOT_ALLOWED = 405;

interface LoggedRequest {
  method: string;
  path: string;
  status: number;
}

/** Collects the responses of a test file whose status the OpenAPI document does not list. */
export class DocumentedStatuses {
  private readonly missing = new Set<string>();

  /** Looks at a line of the API's log. */
  note(line: string): void {
    if (!line.includes('"msg":"request"')) return;
    const { method, path, status } = JSON.parse(line) as LoggedRequest;
    const endpoint = endpointOf(method, path);
    if (!endpoint || status === METHOD_NOT_ALLOWED || statusesOf(endpoint).includes(status)) return;
    this.missing.add(`${status} ${endpoint.method} ${endpoint.path}`);
  }

  requireAll(): void {
    if (this.missing.size > 0)
      throw new Error(`Statuses that the contract does not declare: ${[...this.missing].join('; ')}`);
  }
}

/** Those with the fewest parameters first, as of several that one answers a path. */
const PATTERNS = ENDPOINTS.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  parameters: endpoint.path.split('{').length,
})).sort((one, other) => one.parameters - other.parameters);

function endpointOf(method: string, path: string): Endpoint | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return PATTERNS.find(({ endpoint, pattern }) => endpoint.method === asked && pattern.test(path))?.endpoint;
}
