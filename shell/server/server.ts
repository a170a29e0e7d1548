import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { type Environment, keysFor, readSecrets } from '@wattle/environment';
import { VISITOR_KEYS } from '@wattle/federation/canary';
import type { LocalRemote } from '@wattle/federation/local';
import { readOverride } from '@wattle/federation/local-override';
import { releaseFolder } from '@wattle/federation/registry-changes';
import { readTrustedKeys } from '@wattle/federation/signing';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../src/page-document';
import { isNoPage } from '../src/worker/addresses';
import { apiProxy } from './api-proxy';
import { bankFacts } from './bank-facts';
import { type BaseServerOptions, baseServer } from './base-server';
import { compressResponses } from './compression';
import { sendBadRequest, sendNotFound, sendThrown } from './error-responses';
import { type PageOptions, pageWriter } from './page';
import { type ReleasedFile, readReleased, servedFiles } from './released-file';
import { serveWorker } from './service-worker';
import { startOverrides } from './start-override';
import { verifiedRegistry } from './verified-registry';
import { overridesOf, sendRegistry, tokenOfPage, visitorRegistry } from './visitor-registry';

const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false } as const;

export interface ServerOptions extends PageOptions, Omit<BaseServerOptions, 'bodyLimit'> {
  /** The API of another, deployed product, for development. */
  foreignApiUrl?: string | undefined;
  localRemotes?: readonly LocalRemote[];
}

export async function createServer(
  environment: Environment,
  { log, metrics, foreignApiUrl, localRemotes = [], ...pageOptions }: ServerOptions = {},
): Promise<FastifyInstance> {
  const { releasesDir, releaseOrigins, publicUrl, operator, hasServiceWorker } = environment;
  const bank = bankFacts(foreignApiUrl ?? environment.apiUrl);
  const server = baseServer(environment, { ...(log && { log }), metrics });
  server.setErrorHandler(sendThrown);

  const reportFault = (err: unknown) =>
    server.log.error({ err }, 'a changed file cannot be read; the one before goes on');
  const keys = readTrustedKeys(environment.registryKeys);
  const { current: currentRegistry, counts, trust } = verifiedRegistry(releasesDir, keys, reportFault);
  const visitorKeys = keysFor(VISITOR_KEYS, readSecrets(environment));
  const registryOf = visitorRegistry(currentRegistry, { keys: visitorKeys, publicUrl });
  const writePage = pageWriter({
    releasesDir,
    releaseOrigins,
    ...keys,
    counts,
    publicUrl,
    hasWorker: hasServiceWorker,
    factsOf: async () => ({
      'operator-name': operator.name,
      'operator-address': operator.address,
      'operator-email': operator.email,
      ...(await bank()),
    }),
    reportFault,
    ...pageOptions,
  });

  compressResponses(server);
  await server.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  await server.register(apiProxy, { ...environment, foreignApiUrl });
  await server.register(fastifyStatic, {
    ...IMMUTABLE,
    root: releasesDir,
    serve: false,
    // Opened as a page, a file could read what the pages of this origin keep.
    setHeaders: (response) => response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'"),
  });
  const isServed = servedFiles(releasesDir);
  server.get<{ Params: ReleasedFile }>('/releases/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    return (await isServed(request.params)) ? reply.sendFile(`${name}/${version}/${file}`) : sendNotFound(reply);
  });
  server.get('/registry.json', async (request, reply) => {
    const { registry } = await registryOf(request, reply);
    return sendRegistry(request, reply, registry);
  });

  startOverrides(server, {
    read: async (value) => {
      await currentRegistry();
      return readOverride(value, trust(), new Date());
    },
    publicUrl,
  });
  serveWorker(server, { ...keys, currentRegistry, releasesDir, releaseOrigins, isOn: hasServiceWorker });

  // For teams outside of this repository; the same addresses for all versions.
  for (const file of ['types/platform.d.ts', 'types/core.d.ts']) {
    server.get(`/${file}`, async (_request, reply) => {
      const { shell } = await currentRegistry();
      if (!shell || !(file in shell.active.files)) return sendNotFound(reply);
      reply.header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8');
      return readReleased(releaseFolder(releasesDir, shell.active), file, shell.active.files);
    });
  }

  server.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    if (!['GET', 'HEAD'].includes(method)) return sendNotFound(reply);
    // After two slashes, the URL parser reads a host.
    if (url.startsWith('//') || !URL.canParse(url, 'http://page')) return sendBadRequest(reply);
    const { pathname } = new URL(url, 'http://page');
    if (isNoPage(pathname)) return sendNotFound(reply);

    const { registry, visitor } = await registryOf(request, reply);
    const local = [...localRemotes, ...overridesOf(request, reply, trust())];
    const nonce = randomBytes(16).toString('base64');
    const token = tokenOfPage(request, visitor, visitorKeys);
    const { html, fonts } = await writePage({ pathname, registry, nonce, token, local });
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy(nonce, registry, releaseOrigins, local))
      .header('Link', fonts)
      .type('text/html; charset=utf-8')
      .send(html);
  });

  return server;
}
