import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@wattle/contract/endpoint';

const CONTRACT = join(import.meta.dirname, '../../packages/contract/src');

const modules = await Promise.all(
  readdirSync(CONTRACT)
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file): Promise<Record<string, unknown>> => import(join(CONTRACT, file))),
);

/** Every endpoint that the contract declares, the published ones (docs/published.md, calls) and all others. */
export const ENDPOINTS: readonly Endpoint[] = [...new Set(modules.flatMap(Object.values).flatMap(endpointsIn))];

/** An export is an endpoint, or holds some. */
function endpointsIn(exported: unknown): Endpoint[] {
  return [exported, ...Object.values(exported ?? {})].filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}
