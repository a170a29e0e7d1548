import { MethodNotAllowedException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { routePath } from '../http/endpoint.decorators';
import { sendRefusal } from '../http/error.filter';
import type { DeclaredRoute } from './declared-routes';

/** Answered for every path, by CORS. */
const ALLOWED_EVERYWHERE = ['OPTIONS'];

export function refuseUndeclaredMethods(server: FastifyInstance, routes: readonly DeclaredRoute[]): void {
  const patterns = routes.map(patternOf);
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = allowedAt(path, patterns);
    const others = server.supportedMethods.filter((method) => ![...allowed, ...ALLOWED_EVERYWHERE].includes(method));
    server.route({
      method: others,
      url: `/api${routePath(path)}`,
      exposeHeadRoute: false,
      onRequest: async (request, reply) => {
        reply.header('Allow', allowed.join(', '));
        sendRefusal(new MethodNotAllowedException(), request, reply);
        return reply;
      },
      handler: () => undefined,
    });
  }
}

/** A route by the parts of its path, each with the parameter that it stands for. */
interface Pattern extends Pick<DeclaredRoute, 'method' | 'path' | 'params'> {
  parts: { text: string; parameter?: string | undefined }[];
}

function patternOf({ method, path, params }: DeclaredRoute): Pattern {
  const parts = path.split('/').map((text) => ({ text, parameter: /^\{(\w+)\}$/.exec(text)?.[1] }));
  return { method, path, params, parts };
}

function allowedAt(path: string, patterns: readonly Pattern[]): string[] {
  const parts = path.split('/');
  const declared = patterns.filter((pattern) => pattern.path === path || matches(pattern, parts));
  const methods = declared.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)].sort();
}

/** Whether the parts of a path are values that the parameters of a route may have. */
function matches({ parts, params = {} }: Pattern, concrete: readonly string[]): boolean {
  return (
    parts.length === concrete.length &&
    parts.every(({ text, parameter }, index) => parameter || text === concrete[index]) &&
    // Last, because it takes longest.
    parts.every(({ parameter }, index) => !parameter || params[parameter]?.safeParse(concrete[index]).success)
  );
}
