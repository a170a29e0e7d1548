import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { idOf, type Progress } from '@wattle/federation/client';
import type { Delegations, Order } from '@wattle/federation/delegations';
import { multiSignedTextSchema } from '@wattle/federation/registry';
import {
  canaryToPromote,
  deleteRefused,
  lastOrderIn,
  ReleaseError,
  type ReleaseOptions,
  readJson,
  readRegistry,
  readReleases,
  recordRefusal,
  releaseDrafts,
  releasePublished,
  replaceFile,
  requireCanary,
  rollback,
  type TeamDrafts,
  type Trial,
} from '@wattle/federation/release';
import {
  type MultiSignedText,
  orderSchema,
  type RegistryKeys,
  refusalOf,
  SignatureError,
  verifyOrder,
} from '@wattle/federation/signing';
import PQueue from 'p-queue';
import { z } from 'zod';

const orderRecordSchema = z.object({
  id: z.string(),
  signed: multiSignedTextSchema,
  order: orderSchema,
  team: z.string(),
  /** Of what is released. */
  draft: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  acceptedAt: z.iso.datetime(),
  state: z.enum(['waiting', 'testing', 'live', 'refused']),
  step: z.enum(['publish', 'compare', 'test', 'activate']).nullable(),
  found: z.array(z.string()),
});

/** An order that was accepted, and how far it has come. */
export type OrderRecord = z.infer<typeof orderRecordSchema>;

interface Accepted {
  record: OrderRecord;
  /** Resolves once it was carried out or refused; absent where that was before a restart. */
  done: Promise<void> | undefined;
}

interface OrderSettings {
  releasesDir: string;
  keys: RegistryKeys;
  drafts: TeamDrafts;
  delegations: () => Promise<Delegations | undefined>;
  /** Opens pages in a browser, and says which. */
  smokeTest: (trial: Trial, onPage: (path: string) => void) => Promise<void>;
  reportFault: (error: unknown) => void;
}

/** So long it can be asked for what became of an order. */
const STORED_MS = 7 * 86_400_000;

/** What became of an order is read once more after each of them. */
const PAUSES_MS = [200, 800, 3_000];

/**
 * What teams have ordered. Orders lie in the releases folder before they are carried out, so that a process which was
 * killed goes on with them; that one was carried out is known by the history.
 */
export class Orders {
  /** One release at a time is tested. */
  private readonly gate = new PQueue({ concurrency: 1 });
  /** One order after the other gets the next number. */
  private readonly accepting = new PQueue({ concurrency: 1 });
  private readonly records = new Map<string, OrderRecord>();
  private readonly done = new WeakMap<OrderRecord, Promise<void>>();
  private readonly folder: string;

  private constructor(private readonly settings: OrderSettings) {
    this.folder = join(settings.releasesDir, '.orders');
  }

  /** Goes on with what was accepted and not finished. */
  static async start(settings: OrderSettings): Promise<Orders> {
    const orders = new Orders(settings);
    await mkdir(orders.folder, { recursive: true });
    const files = (await readdir(orders.folder)).filter((file) => file.endsWith('.json'));
    const records = await Promise.all(files.map((file) => orders.read(file)));
    for (const record of records.flat().sort((one, other) => one.acceptedAt.localeCompare(other.acceptedAt))) {
      orders.records.set(keyOf(record.order), record);
      if (isUnfinished(record)) orders.done.set(record, orders.enqueue(record));
    }
    return orders;
  }

  /** One that cannot be read keeps the others from nothing. */
  private async read(file: string): Promise<OrderRecord[]> {
    try {
      return [orderRecordSchema.parse(await readJson(join(this.folder, file)))];
    } catch (cause) {
      this.settings.reportFault(new Error(`The order in ${file} cannot be read, and is left out`, { cause }));
      return [];
    }
  }

  find(remote: string, number: number): OrderRecord | undefined {
    return this.records.get(keyOf({ remote, number }));
  }

  /** The last order for a draft. */
  ofDraft(draft: string): OrderRecord | undefined {
    return [...this.records.values()].findLast((record) => record.draft === draft);
  }

  /** Number of the last order for a remote. */
  async last(remote: string): Promise<number> {
    const { history } = await readReleases(this.settings.releasesDir, this.settings.keys);
    const own = [...this.records.values()].filter(({ order }) => order.remote === remote);
    return Math.max(lastOrderIn(history, remote), ...own.map(({ order }) => order.number));
  }

  /**
   * Accepts an order, which then counts as given, whatever becomes of it. What is tested waits for its turn, the rest is
   * done at once. The same order again is the one that was accepted before.
   *
   * @throws SignatureError or ReleaseError where it is none of the team, or has not the next number.
   */
  accept(signed: MultiSignedText, draft?: string): Promise<Accepted> {
    return this.accepting.add(() => this.acceptNext(signed, draft));
  }

  private async acceptNext(signed: MultiSignedText, draft: string | undefined): Promise<Accepted> {
    const id = idOf(signed);
    const known = [...this.records.values()].find((record) => record.id === id);
    if (known && known.draft === draft) return { record: known, done: this.done.get(known) };
    const { order, team } = verifyOrder(signed, await this.settings.delegations(), new Date());
    await this.requireFor(order, draft);
    if (order.action === 'canary') requireCanary([order.remote], order.share ?? 0);
    const next = (await this.last(order.remote)) + 1;
    if (order.number !== next)
      throw new ReleaseError(`The next order for ${order.remote} is number ${next}, and this is ${order.number}.`, 409);
    const acceptedAt = new Date().toISOString();
    const record: OrderRecord = { id, signed, order, team, draft, acceptedAt, state: 'waiting', step: null, found: [] };
    this.records.set(keyOf(order), record);
    const saved = this.save(record);
    const done = this.enqueue(record, saved);
    this.done.set(record, done);
    await saved;
    return { record, done };
  }

  /** An order for a release is sent to its draft, any other to no draft. */
  private async requireFor({ action, remote, version }: Order, draft: string | undefined): Promise<void> {
    const isOfDraft = action === 'release' || action === 'canary';
    if (isOfDraft !== (draft !== undefined))
      throw new ReleaseError(`An order to ${action} is sent to another address.`);
    if (draft === undefined) return;
    const { release } = await this.settings.drafts.read(draft);
    if (release.name !== remote || release.version !== version)
      throw new ReleaseError(
        `This draft is ${release.name} ${release.version}, and what was ordered is another one.`,
        403,
      );
    if (isUnfinished(this.ofDraft(draft))) throw new ReleaseError('This release is being tested already.', 409);
    const missing = (await this.settings.drafts.missing(draft)).length;
    if (missing > 0) throw new ReleaseError(`${missing} files of this release were not sent yet.`, 409);
  }

  /** Deletes what nobody asks for any more. */
  async deleteOld(now = Date.now()): Promise<void> {
    for (const [key, record] of this.records) {
      if (isUnfinished(record) || now - Date.parse(record.acceptedAt) < STORED_MS) continue;
      await rm(this.fileOf(record), { force: true });
      this.records.delete(key);
    }
  }

  private async enqueue(record: OrderRecord, saved?: Promise<void>): Promise<void> {
    const work = async () => {
      await saved;
      await this.run(record);
    };
    await (record.order.action === 'rollback' ? work() : this.gate.add(work)).catch(this.settings.reportFault);
  }

  /** What became of it is what the history says. */
  private async run(record: OrderRecord): Promise<void> {
    let state: 'live' | 'refused' = 'refused';
    try {
      if (!(await this.outcomeOf(record))) await this.carryOut(record).catch((error) => this.refuse(record, error));
      state = (await this.outcomeOf(record)) ?? 'refused';
    } catch (error) {
      this.settings.reportFault(error);
      record.found = ['The registry could not read what became of this. See what is live before you try again.'];
    }
    // Whoever is told that it was refused may send it again at once.
    if (state === 'refused' && record.draft) await this.discard(record, record.draft);
    Object.assign(record, { state, step: null });
    await this.save(record);
  }

  /** Undefined where nothing came of it yet. */
  private async outcomeOf({ order: { remote, number } }: OrderRecord): Promise<'live' | 'refused' | undefined> {
    const { history } = await this.readPatiently();
    const entry = history.find((each) => each.name === remote && each.order === number);
    if (!entry) return undefined;
    return entry.action === 'refuse' ? 'refused' : 'live';
  }

  private async readPatiently() {
    const { releasesDir, keys, reportFault } = this.settings;
    for (const pauseMs of PAUSES_MS) {
      try {
        return await readReleases(releasesDir, keys);
      } catch (error) {
        reportFault(error);
        await sleep(pauseMs);
      }
    }
    return readReleases(releasesDir, keys);
  }

  /** The files of what was refused are deleted. */
  private async discard({ order: { remote: name, version = '' } }: OrderRecord, draft: string): Promise<void> {
    const { releasesDir, keys, drafts, reportFault } = this.settings;
    await deleteRefused(releasesDir, { name, version }, { keys })
      .then(() => drafts.discard(draft))
      .catch(reportFault);
  }

  private async carryOut(record: OrderRecord): Promise<void> {
    const { releasesDir, drafts, delegations } = this.settings;
    record.found = [];
    // It may have waited for long, and where it lay others may write.
    const verified = verifyOrder(record.signed, await delegations(), new Date());
    const { order } = Object.assign(record, verified);
    const author = this.authorOf(record);
    const { remote: name, version, action } = order;
    if (action === 'rollback') {
      await rollback(releasesDir, name, { ...author, version });
      return;
    }
    const gate = { ...author, ...this.gateOf(record) };
    if (action === 'promote') {
      const canary = canaryToPromote(await readRegistry(releasesDir), name);
      if (canary.version !== version) throw new ReleaseError(`The canary of ${name} is ${canary.version}.`);
      await releasePublished(releasesDir, [canary], { ...gate, action });
      return;
    }
    const { release } = await drafts.read(record.draft ?? '');
    const draft = await drafts.prepare(record.draft ?? '');
    const share = action === 'canary' ? order.share : undefined;
    if (draft) await releaseDrafts(releasesDir, [draft], { ...gate, share });
    else await releasePublished(releasesDir, [release], { ...gate, share });
  }

  private gateOf(record: OrderRecord): Pick<ReleaseOptions, 'smokeTest' | 'onStep'> {
    const onPage = (path: string) => record.found.push(`${path} was opened.`);
    return {
      smokeTest: (trial) => this.settings.smokeTest(trial, onPage),
      onStep: (step) => {
        record.state = 'testing';
        record.step = step;
        return this.save(record);
      },
    };
  }

  /** A refused order counts as well: it cannot be sent again once what spoke against it is gone. */
  private async refuse(record: OrderRecord, error: Error): Promise<void> {
    const isExpected = error instanceof ReleaseError || error instanceof SignatureError;
    if (!isExpected) this.settings.reportFault(error);
    record.found = isExpected ? error.message.split('\n') : ['The registry could not finish this. Please try again.'];
    const delegations = await this.settings.delegations();
    // Where orders lie others may write: what the team has not signed leaves no line under its name.
    if (refusalOf(() => verifyOrder(record.signed, delegations, new Date()))) return;
    // Most refusals are in the history already.
    await this.recordRefusal(record).catch(() => undefined);
  }

  private async recordRefusal(record: OrderRecord): Promise<void> {
    const { releasesDir } = this.settings;
    const { remote: name, version } = record.order;
    const refused = version ?? (await readRegistry(releasesDir)).remotes[name]?.active.version;
    if (refused) await recordRefusal(releasesDir, [{ name, version: refused }], this.authorOf(record));
  }

  private authorOf({ order, team }: OrderRecord) {
    return { keys: this.settings.keys, by: team, order: order.number };
  }

  private save(record: OrderRecord): Promise<void> {
    return replaceFile(this.fileOf(record), JSON.stringify(record));
  }

  private fileOf({ order }: OrderRecord): string {
    return join(this.folder, `${order.remote}-${order.number}.json`);
  }
}

function keyOf({ remote, number }: Pick<Order, 'remote' | 'number'>): string {
  return `${remote} ${number}`;
}

export function isUnfinished(record: OrderRecord | undefined): boolean {
  return record?.state === 'waiting' || record?.state === 'testing';
}

/** How far it has come, for whoever asks; what was not ordered yet is open. */
export function progressOf(record: OrderRecord | undefined): Progress {
  const { state, step, found } = record ?? { state: 'open', step: null, found: [] };
  return { state, step, found };
}
