import { MethodNotAllowedException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { routePath } from '../http/endpoint.decorators';
import { sendRefusal } from '../http/error.filter';
import type { DeclaredRoute } from './declared-routes';

/** Answered for every path, by CORS. */
const ALLOWED_EVERYWHERE = ['OPTIONS'];

export function refuseUndeclaredMethods(server: FastifyInstance, routes: readonly DeclaredRoute[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = allowedAt(path, routes);
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

function allowedAt(path: string, routes: readonly DeclaredRoute[]): string[] {
  const declared = routes.filter((route) => matches(route, path)).map(({ method }) => method);
  return [...new Set(declared.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort();
}

/** Whether a route serves a path: its own, or one whose parts are values that its parameters may have. */
function matches({ path, params = {} }: DeclaredRoute, concrete: string): boolean {
  if (path === concrete) return true;
  const [patterns, parts] = [path.split('/'), concrete.split('/')];
  return (
    patterns.length === parts.length &&
    patterns.every((pattern, index) => {
      const name = /^\{(\w+)\}$/.exec(pattern)?.[1];
      return name ? params[name]?.safeParse(parts[index]).success : pattern === parts[index];
    })
  );
}
