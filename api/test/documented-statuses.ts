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

/** The endpoint that answers a path; of several, the one with the fewest parameters. */
function endpointOf(method: string, path: string): Endpoint | undefined {
  const parameters = (endpoint: Endpoint) => endpoint.path.split('{').length;
  return ENDPOINTS.filter((endpoint) => endpoint.method === (method === 'HEAD' ? 'GET' : method))
    .filter((endpoint) => new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .sort((one, other) => parameters(one) - parameters(other))[0];
}
