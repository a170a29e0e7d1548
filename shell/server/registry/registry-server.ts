import type { Environment } from '@wattle/environment';
import { findChromium, ReleaseError, TEAM_LIMITS, TeamDrafts, type Trial } from '@wattle/federation/release';
import { readRegistryKeys, SignatureError } from '@wattle/federation/signing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { type BaseServerOptions, baseServer } from '../base-server';
import { sendError, sendNotFound, sendThrown } from '../error-responses';
import { smokeTest } from '../smoke-test';
import { verifiedRegistry } from '../verified-registry';
import { addDraftRoutes } from './draft-routes';
import { addOrderRoutes } from './order-routes';
import { isUnfinished, Orders } from './orders';

/** Calls of one client in a minute: a release of many files, and to ask twice a second what became of it. */
const CALLS = { points: 1_500, duration: 60 };

const CLEAN_UP_MS = 3_600_000;

interface RegistryOptions extends Pick<BaseServerOptions, 'log'> {
  /** Opens pages in a browser; Chromium does. */
  smokeTest?: (trial: Trial, onPage: (path: string) => void) => Promise<void>;
}

/** The server to which teams send releases and orders, where the registry is signed. */
export async function createRegistryServer(
  environment: Environment,
  { log, ...options }: RegistryOptions = {},
): Promise<FastifyInstance> {
  const { releasesDir } = environment;
  const keys = readRegistryKeys(environment.registryKeys);
  const server = baseServer(environment, { ...(log && { log }), bodyLimit: TEAM_LIMITS.descriptionBytes });
  server.setErrorHandler(sendRefusal);
  server.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  limitCalls(server);

  const reportFault = (err: unknown) => server.log.error({ err }, 'unexpected error');
  const { current: currentRegistry, trust } = verifiedRegistry(releasesDir, keys, reportFault);
  const delegations = async () => {
    await currentRegistry();
    return trust().delegations;
  };
  const drafts = new TeamDrafts(releasesDir);
  const inChromium: RegistryOptions['smokeTest'] = (trial, onPage) =>
    smokeTest(releasesDir, trial, findChromium(undefined), {
      onPage,
      warn: (message) => server.log.warn(message),
    });
  const orders = await Orders.start({
    releasesDir,
    keys,
    drafts,
    delegations,
    smokeTest: options.smokeTest ?? inChromium,
    reportFault,
  });

  const service = { currentRegistry, delegations, drafts, orders };
  addDraftRoutes(server, service);
  addOrderRoutes(server, service);

  const cleanUp = async () => {
    await orders.deleteOld();
    await drafts.deleteOld((draft) => isUnfinished(orders.ofDraft(draft)));
  };
  await cleanUp().catch(reportFault);
  const timer = setInterval(() => cleanUp().catch(reportFault), CLEAN_UP_MS);
  server.addHook('onClose', async () => clearInterval(timer));

  return server;
}

function limitCalls(server: FastifyInstance): void {
  const limiter = new RateLimiterMemory(CALLS);
  server.addHook('onRequest', async ({ ip }, reply) => {
    const refused = await limiter.consume(ip).then(
      () => undefined,
      (state: RateLimiterRes) => state,
    );
    if (!refused) return undefined;
    const seconds = Math.ceil(refused.msBeforeNext / 1_000);
    const message = 'There were too many calls. Please try again in a minute.';
    return sendError(reply.header('Retry-After', seconds), { statusCode: 429, message });
  });
}

/** What is refused is said in its own sentence. */
function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ReleaseError)
    return sendError(reply, { statusCode: error.statusCode, message: error.message.replaceAll('\n', ' ') });
  if (error instanceof SignatureError) return sendError(reply, { statusCode: 403, message: `${error.message}.` });
  return sendThrown(error, request, reply);
}
