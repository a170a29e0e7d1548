import { type Delegations, teamNameOf } from '@wattle/federation/delegations';
import {
  ReleaseError,
  type SentDraft,
  sentDraftSchema,
  TEAM_LIMITS,
  type TeamDrafts,
} from '@wattle/federation/release';
import { requireSignedRelease, SignatureError } from '@wattle/federation/signing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { orderIn } from './order-routes';
import { type Orders, progressOf } from './orders';

const DRAFT = '/registry/drafts/:draft(^[\\w-]{43}$)';

interface DraftFile {
  draft: string;
  '*': string;
}

interface DraftService {
  delegations: () => Promise<Delegations | undefined>;
  drafts: TeamDrafts;
  orders: Orders;
}

/** Releases are sent in steps: what was signed, its files, and the order to release it. */
export function addDraftRoutes(server: FastifyInstance, { delegations, drafts, orders }: DraftService): void {
  // What a team may have is counted before something is added to it.
  const queue = new PQueue({ concurrency: 1 });

  server.post('/registry/drafts', async ({ body }, reply) => {
    const sent = draftIn(body);
    const team = requireTeam(sent, await delegations());
    const draft = await queue.add(() => drafts.open(sent, team));
    const { state } = progressOf(orders.ofDraft(draft));
    return reply.code(201).send({ draft, missing: await drafts.missing(draft), state });
  });

  server.get<{ Params: { draft: string } }>(DRAFT, async ({ params: { draft } }) => {
    const record = orders.ofDraft(draft);
    if (!record) await drafts.read(draft);
    return progressOf(record);
  });

  server.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Before the body is read.
    const onRequest = async ({ params }: FastifyRequest<{ Params: DraftFile }>) => {
      await drafts.hashOf(params.draft, params['*']);
    };
    const options = { bodyLimit: TEAM_LIMITS.fileBytes, onRequest };
    files.put<{ Params: DraftFile; Body: Buffer | undefined }>(
      `${DRAFT}/files/*`,
      options,
      async ({ params, body = Buffer.alloc(0) }, reply) => {
        await queue.add(() => drafts.write(params.draft, params['*'], body));
        return reply.code(204).send();
      },
    );
  });

  server.post<{ Params: { draft: string } }>(`${DRAFT}/order`, async ({ params: { draft }, body }, reply) => {
    const { record } = await orders.accept(orderIn(body), draft);
    return reply.code(202).send(progressOf(record));
  });
}

function draftIn(body: unknown): SentDraft {
  const { data, error } = sentDraftSchema.safeParse(body);
  if (data) return data;
  const [problem] = error.issues;
  throw new ReleaseError(`This release cannot be read: ${problem?.path.join('.')}: ${problem?.message}.`);
}

/** @throws SignatureError where the team of the remote has not signed it, or may not release it. */
function requireTeam(sent: SentDraft, delegations: Delegations | undefined): string {
  const { name } = sent.release;
  const team = teamNameOf(delegations, name);
  if (!team) throw new SignatureError(`No team may release ${name}`);
  requireSignedRelease(sent, sent.signed, { publicKeys: [], delegations, now: new Date() });
  return team;
}
