import 'reflect-metadata';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { IMAGE_LIMITS } from '@wattle/contract/constants';
import type { Environment } from '@wattle/environment';
import {
  limitBodies,
  limitingOptions,
  logRequests,
  passRequestIds,
  refuseSecondHost,
  requestIdOptions,
  WHOLE_BODY_BYTES,
} from '@wattle/http-server';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import {
  acceptFormsOnlyAt,
  admitByPriority,
  Callers,
  type Database,
  DiskSpace,
  declaredRoutes,
  ensureIndexes,
  NestLog,
  openApiDocument,
  refuseUndeclaredMethods,
  SecretKeys,
  sendRefusal,
} from './infrastructure';
import { ApiMetrics, acceptReportBodies } from './releases';

/** What a form may hold: a question has a picture and a drawing. A route that takes larger files says so itself. */
const FORM_LIMITS = { fileSize: IMAGE_LIMITS.bytes, files: 2, fields: 40, fieldSize: 8 * 1024 * 1024, parts: 42 };

export async function createApp(
  environment: Environment,
  database: Database,
  log: Logger,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    ...limitingOptions(),
    ...requestIdOptions,
    bodyLimit: WHOLE_BODY_BYTES,
    // These proxies are trusted to name the visitor's address.
    trustProxy: environment.trustedProxies,
    forceCloseConnections: 'idle',
    frameworkErrors: sendRefusal,
  });
  const logger = new NestLog(log);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.register(environment, database), adapter, {
    logger,
    abortOnError: false,
  });
  logger.onNoSpace = (error) => app.get(DiskSpace).noteFull(error);
  const server = app.getHttpAdapter().getInstance();
  limitBodies(app.getHttpServer());
  passRequestIds(server);
  logRequests(server, log);
  refuseSecondHost(server);
  app.get(ApiMetrics).measure(server);

  const origins = allowedOrigins(environment.publicUrl);
  app.setGlobalPrefix('api');
  app.enableCors({ origin: origins, credentials: true });
  app.enableCsrfProtection({ trustedOrigins: origins });
  app.useSecurityHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': "'none'", 'frame-ancestors': "'none'" } },
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
  await app.register(cookie, { secret: app.get(SecretKeys).cookieSecrets });
  await app.register(multipart, { limits: FORM_LIMITS });
  if (!environment.isProduction) await serveDocs(app);

  await ensureIndexes(app);
  await app.init();
  const routes = declaredRoutes(app);
  refuseUndeclaredMethods(server, routes);
  admitByPriority(server, routes, app.get(Callers));
  acceptFormsOnlyAt(server, routes, ['/api/mail/unsubscribe', '/api/mail/resubscribe']);
  acceptReportBodies(server);
  return app;
}

async function serveDocs(app: NestFastifyApplication): Promise<void> {
  const routes = declaredRoutes(app);
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } });
  // To make the document takes a good part of a start, and few ask for it.
  const transformSpecification = () => openApiDocument(routes);
  await app.register(async (docs: FastifyInstance) => {
    sendOnceMade(docs, ['/api/docs/json', '/api/docs/yaml']);
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformSpecification });
  });
}

/** What is sent at these paths is made for the first request, and sent again to all others. */
function sendOnceMade(server: FastifyInstance, paths: readonly string[]): void {
  const made = new Map<string, { type: string; body: Buffer }>();
  server.addHook('onRequest', async ({ routeOptions: { url = '' } }, reply) => {
    const known = made.get(url);
    return known && reply.type(known.type).send(known.body);
  });
  server.addHook('onSend', async ({ routeOptions: { url = '' } }, reply, payload) => {
    if (!paths.includes(url) || typeof payload !== 'string') return;
    made.set(url, { type: String(reply.getHeader('Content-Type')), body: Buffer.from(payload) });
  });
}

/** Allowed origins; on loopback under both of its names. */
function allowedOrigins(publicUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  const otherName = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  return otherName ? [origin, new URL(`${protocol}//${otherName}:${port}`).origin] : [origin];
}
