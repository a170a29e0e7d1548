import { Inject, Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type Environment, isLoopback } from '@wattle/environment';
import { listRollbacks, type Rollback, readRegistry } from '@wattle/federation/registry-changes';
import { hashOf, readRegistryKeys, readTrustedKeys, signToken, verifyDelegations } from '@wattle/federation/signing';
import { Model, Types } from 'mongoose';
import {
  Clock,
  DAY_MS,
  duplicatesIn,
  ENVIRONMENT,
  HOUR_MS,
  RepeatedTask,
  Retained,
  type Retention,
} from '../../infrastructure';
import { postWebhook } from './post-webhook';

const WEBHOOK_STATES = ['waiting', 'told', 'failed'] as const;

/** A roll back that a team is to be told of, or was. */
@Schema({ collection: 'webhook_calls', versionKey: false })
export class WebhookCallRecord {
  @Prop({ type: String, required: true }) remote!: string;
  /** When it was rolled back, which tells one roll back from another. */
  @Prop({ type: Date, required: true }) at!: Date;
  /** What is sent: the same text each time. */
  @Prop({ type: String, required: true }) body!: string;
  @Prop({ type: String, enum: WEBHOOK_STATES, required: true }) state!: (typeof WEBHOOK_STATES)[number];
  @Prop({ type: Number, required: true }) tries!: number;
  @Prop({ type: Date, required: true }) dueAt!: Date;
}

export const WebhookCallRecordSchema = SchemaFactory.createForClass(WebhookCallRecord)
  .index({ remote: 1, at: 1 }, { unique: true })
  .index({ state: 1, dueAt: 1 })
  .index({ at: 1 });

const INTERVAL_MS = 15_000;

/** What is older is told to nobody, such as a team that names its first webhook. */
const TOLD_DAYS = 7;
const LOOKED_AT = 100;
const SENT_AT_ONCE = 20;

export const WEBHOOK_TRIES = 5;

const SIGNATURE_HEADER = 'Wattle-Signature';

/** The addresses of webhooks by remote. */
type Webhooks = ReadonlyMap<string, string>;

type StoredCall = WebhookCallRecord & { _id: Types.ObjectId };

/** 10 s, 1 min, 6 min, 36 min: longer than a call may take, so that no two processes make one at the same time. */
export function nextTryMs(tries: number): number {
  return 10_000 * 6 ** (tries - 1);
}

/**
 * Tells teams when a version of their remote is rolled back or its canary taken back, by whomever: what is not stored yet
 * of the history is stored, and then sent. All processes do so; the database decides between them.
 */
@Retained()
@Injectable()
export class RollbackWebhooks extends RepeatedTask implements Retention {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectModel(WebhookCallRecord.name) private readonly records: Model<WebhookCallRecord>,
    private readonly clock: Clock,
  ) {
    super(INTERVAL_MS);
  }

  async run(): Promise<void> {
    const { releasesDir, registryKeys } = this.environment;
    const keys = readTrustedKeys(registryKeys);
    const { teams = {} } = verifyDelegations(await readRegistry(releasesDir), keys.rootKeys) ?? {};
    const webhooks: Webhooks = new Map(
      Object.values(teams).flatMap(({ remotes, webhook }) =>
        webhook ? remotes.map((remote) => [remote, webhook] as const) : [],
      ),
    );
    if (webhooks.size === 0) return;
    const oldest = new Date(this.clock.now().getTime() - TOLD_DAYS * DAY_MS);
    const rollbacks = await listRollbacks(releasesDir, LOOKED_AT, keys);
    await this.store(rollbacks.filter(({ name, at }) => webhooks.has(name) && Date.parse(at) >= oldest.getTime()));
    const due = await this.records
      .find({ remote: { $in: [...webhooks.keys()] }, at: { $gte: oldest }, ...this.waiting() })
      .limit(SENT_AT_ONCE)
      .lean<StoredCall[]>();
    await Promise.all(due.map((call) => this.send(call, webhooks.get(call.remote) as string)));
  }

  /** The latest roll back that the team of a remote was told of, or will be. */
  async latestOf(remote: string) {
    const latest = await this.records.findOne({ remote }).sort({ at: -1 }).lean<WebhookCallRecord>();
    return latest ? { at: latest.at.toISOString(), state: latest.state } : undefined;
  }

  async deleteBefore(date: Date): Promise<void> {
    await this.records.deleteMany({ at: { $lt: date } });
  }

  private async store(rollbacks: readonly Rollback[]): Promise<void> {
    if (rollbacks.length === 0) return;
    const writes = rollbacks.map((rollback) => {
      const key = { remote: rollback.name, at: new Date(rollback.at) };
      const call = { body: bodyOf(rollback), state: 'waiting', tries: 0, dueAt: this.clock.now() } as const;
      return { updateOne: { filter: key, update: { $setOnInsert: call }, upsert: true } };
    });
    // Of several processes that store the same one at once, one succeeds.
    await this.records.bulkWrite(writes, { ordered: false }).catch(duplicatesIn);
  }

  private async send({ _id, remote, body, tries: before }: StoredCall, webhook: string): Promise<void> {
    const tries = before + 1;
    // Also schedules the next try, for a process that dies before it is done.
    const dueAt = new Date(this.clock.now().getTime() + nextTryMs(tries));
    const claimed = await this.records.updateOne({ _id, tries: before, ...this.waiting() }, { tries, dueAt });
    if (claimed.matchedCount === 0) return;
    const failure = await this.post(webhook, body).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (failure) {
      const nth = `try ${tries} of ${WEBHOOK_TRIES}`;
      this.logger.warn(`The webhook of ${remote} was not told of a roll back, ${nth}: ${failure}.`);
    }
    if (!failure || tries >= WEBHOOK_TRIES)
      await this.records.updateOne({ _id }, { state: failure ? 'failed' : 'told' });
  }

  private waiting() {
    return { state: 'waiting', dueAt: { $lte: this.clock.now() } } as const;
  }

  private async post(webhook: string, body: string): Promise<void> {
    const { host, publicUrl, registryKeys } = this.environment;
    const expiresAt = new Date(this.clock.now().getTime() + HOUR_MS).toISOString();
    const statement = { purpose: 'webhook', body: hashOf(body), expiresAt };
    const headers = { [SIGNATURE_HEADER]: signToken(statement, readRegistryKeys(registryKeys).own) };
    const isLocal = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
    const status = await postWebhook(webhook, { headers, body, mayBeLocal: isLocal });
    if (status < 200 || status > 299) throw new Error(`status ${status}`);
  }
}

function bodyOf({ name, from, to, at, by, isCanary, figures }: Rollback): string {
  return JSON.stringify({ remote: name, from, to, at, by, kind: isCanary ? 'canary' : 'rollback', figures });
}
