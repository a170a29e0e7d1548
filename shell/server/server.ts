import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import helmet from '@fastify/helmet';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { Environment } from '@wattle/environment';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy';
import { contentSecurityPolicy } from './content-security-policy';
import { type PageOptions, pageWriter } from './page';
import { registrySource } from './registry-source';

const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false } as const;

/** Serves the page, the released remotes and, passed on, the API. */
export async function createServer(
  environment: Environment,
  pageFolder: string,
  options: PageOptions = {},
): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: 'idle', trustProxy: 'loopback,uniquelocal' });
  const currentRegistry = registrySource(environment.releasesDir);
  const writePage = pageWriter(pageFolder, options);

  await server.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  await server.register(httpProxy, apiProxy(environment));
  await mkdir(environment.releasesDir, { recursive: true });
  await server.register(fastifyStatic, {
    ...IMMUTABLE,
    root: environment.releasesDir,
    prefix: '/releases/',
    // Only what lies in the folder of a version never changes.
    allowedPath: (path) => /^\/[a-z]+\/[\w.-]+\/./.test(path),
  });
  await server.register(fastifyStatic, {
    ...IMMUTABLE,
    root: pageFolder,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
  });

  server.get('/registry.json', async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache');
    return currentRegistry();
  });

  server.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://page');
    if (request.method !== 'GET' || isFile(pathname)) return reply.code(404).type('text/plain').send('Not found');

    const registry = await currentRegistry();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy(nonce, registry))
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(writePage({ pathname, registry, nonce }));
  });

  return server;
}

/** Whether a path names a file; pages of remotes have no dot in their last segment. */
function isFile(pathname: string): boolean {
  return pathname.startsWith('/releases/') || /\.\w+$/.test(pathname);
}
