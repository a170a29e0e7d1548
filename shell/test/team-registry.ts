import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnvironment } from '@wattle/environment';
import { sendRelease } from '@wattle/federation/client';
import type { Order, Team } from '@wattle/federation/delegations';
import type { Release } from '@wattle/federation/registry';
import { activate, hashFiles, publish, type Trial } from '@wattle/federation/release';
import { type MultiSignedText, readRegistryKeys, signRelease, signTogether } from '@wattle/federation/signing';
import { aRelease, newRegistryKeys } from '@wattle/federation/testing';
import { changeDelegations } from '@wattle/federation/testing-delegations';
import type { FastifyInstance } from 'fastify';
import { Builds, type RemoteBuild } from '../../packages/federation/test/builds';
import { createRegistryServer } from '../server/registry/registry-server';

export const minutes = (count: number, from = Date.now()) => new Date(from + count * 60_000).toISOString();

/** Somebody with a key, who may release something or nothing. */
export interface TestTeam {
  name: string;
  remote: string;
  key: KeyObject;
}

function aTeam(name: string, remote: string) {
  const { own, publicKeys } = newRegistryKeys();
  return { name, remote, key: own, publicKeys };
}

/** A line of `history.jsonl`, as far as tests look at it. */
interface Entry {
  name: string;
  version: string;
  action: string;
  by: string;
  order?: number;
}

/** The server to which teams send releases, over a released shell and two teams. */
export class TeamRegistry {
  readonly builds = new Builds().begin();
  readonly northern = aTeam('northern', 'practice');
  readonly southern = aTeam('southern', 'quiz');
  readonly stranger = aTeam('stranger', 'practice');
  /** In place of a browser. */
  smokeTest: (trial: Trial) => Promise<void> = async () => {};
  readonly keys;
  private readonly keyFile = join(this.builds.folder, 'registry-key.pem');
  private server: FastifyInstance | undefined;

  private constructor() {
    this.keys = readRegistryKeys({ file: this.keyFile, isMade: true });
  }

  static async start(): Promise<TeamRegistry> {
    const registry = new TeamRegistry();
    const { releases } = registry;
    const { name, version } = await publish(releases, registry.builds.shell(), { keys: registry.keys });
    await activate(releases, name, version, { keys: registry.keys });
    for (const team of [registry.northern, registry.southern]) await registry.delegate(team);
    await registry.listen();
    return registry;
  }

  get releases(): string {
    return this.builds.releases;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server?.server.address() as AddressInfo | undefined)?.port}`;
  }

  get settings(): Record<string, string> {
    return { DATA_DIR: this.builds.folder, RELEASES_DIR: this.releases, REGISTRY_KEY_FILE: this.keyFile };
  }

  async delegate(team: TestTeam & { publicKeys: readonly string[] }, changes: Partial<Team> = {}): Promise<void> {
    const delegation = {
      keys: team.publicKeys,
      threshold: 1,
      remotes: [team.remote],
      paths: [`/${team.remote}`],
      expiresAt: '2099-01-01T00:00:00.000Z',
      ...changes,
    };
    await changeDelegations(this.releases, { keys: this.keys }, { team: team.name, delegation });
  }

  /** The package of a team's remote with its build. */
  build({ remote }: TestTeam, version: string, more: RemoteBuild = {}): string {
    return this.builds.remote({ name: remote, version, ...more });
  }

  history(remote: string): Entry[] {
    const lines = readFileSync(join(this.releases, 'history.jsonl'), 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Entry).filter(({ name }) => name === remote);
  }

  async listen(): Promise<void> {
    this.server = await createRegistryServer(readEnvironment(this.settings, '/'), {
      smokeTest: async (trial, onPage) => {
        await this.smokeTest(trial);
        for (const { path } of trial.steps) onPage(path);
      },
    });
    await this.server.listen({ host: '127.0.0.1', port: 0 });
  }

  async restart(): Promise<void> {
    await this.server?.close();
    await this.listen();
  }

  /** Releases a build of a team as its client does. */
  release(team: TestTeam, version: string, share?: number) {
    return sendRelease(this.url, { folder: this.build(team, version), keys: [team.key], share });
  }

  /** An order, signed by a team's key; of the remote of the northern team unless it is said. */
  order(changes: Partial<Order>, { key }: TestTeam = this.northern): MultiSignedText {
    const order = { purpose: 'order', action: 'rollback', remote: 'practice', number: 1 } as const;
    // From one time: an order counts for an hour at most.
    const now = Date.now();
    return signTogether({ ...order, issuedAt: minutes(0, now), expiresAt: minutes(60, now), ...changes }, [key]);
  }

  /** What is sent of a release before its files, and these. */
  async draft(version = '1', changes: Partial<Release> = {}, team: TestTeam = this.northern) {
    const folder = join(this.build(this.northern, version), 'dist');
    const release = aRelease({
      name: 'practice',
      version,
      preload: ['entry.js', 'routes.js'],
      files: await hashFiles(folder),
      ...changes,
    });
    const parts = { release, facts: { shared: {}, smoke: [{ path: '/practice', heading: 'Hello' }] } };
    const content = (file: string) => readFileSync(join(folder, file));
    return { ...parts, signed: signRelease(parts, [team.key]), content };
  }

  open(draft: object) {
    return this.send('POST', 'drafts', draft);
  }

  /** Opens a draft and sends all of its files. */
  async sendAll(version = '1'): Promise<string> {
    const { content, ...draft } = await this.draft(version);
    const { body } = await this.open(draft);
    for (const file of body.missing) await this.send('PUT', `drafts/${body.draft}/files/${file}`, content(file));
    return body.draft;
  }

  orderDraft(draft: string, order: object) {
    return this.send('POST', `drafts/${draft}/order`, { order });
  }

  /** What is answered once the order for a draft is carried out or refused. */
  async finished(draft: string) {
    for (;;) {
      const { body } = await this.send('GET', `drafts/${draft}`);
      if (body.state === 'live' || body.state === 'refused') return body;
      await sleep(20);
    }
  }

  async send(method: string, path: string, body?: unknown) {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(`${this.url}/registry/${path}`, {
      method,
      ...(body !== undefined && {
        body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
        headers: { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' },
      }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  async close(): Promise<void> {
    await this.server?.close();
    this.builds.remove();
  }
}
