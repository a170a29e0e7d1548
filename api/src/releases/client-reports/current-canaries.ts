import { Inject, Injectable } from '@nestjs/common';
import type { ClientReport } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { isCanaryFor } from '@wattle/federation/canary';
import type { Canary, RegisteredRemote } from '@wattle/federation/registry';
import { readRegistry } from '@wattle/federation/registry-changes';
import { Clock, ENVIRONMENT } from '../../infrastructure';

/** Reports are many, and changes of the registry few. */
const KEPT_MS = 1_000;

type Compared = Pick<ClientReport, 'remote' | 'version' | 'comparedWith'>;

/** Names a canary while it has one share: what is counted of it begins anew with each. */
export function canaryKey({ release: { name, version }, since, shareSince = since }: Canary): string {
  return `${name} ${version} since ${shareSince}`;
}

/** The canaries that go on. Only what is reported of these is compared, so that nobody can make documents of others. */
@Injectable()
export class CurrentCanaries {
  private remotes: Promise<Record<string, RegisteredRemote>> | undefined;
  private readAt = 0;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /** The canary that a report is about, be it of the canary itself or of the version that it is compared with. */
  async find({ remote, version, comparedWith }: Compared): Promise<Canary | undefined> {
    if (!comparedWith) return undefined;
    const { active, canary } = (await this.current())[remote] ?? {};
    const pair = [active?.version, canary?.release.version];
    return pair.includes(version) && pair.includes(comparedWith) && version !== comparedWith ? canary : undefined;
  }

  private current(): Promise<Record<string, RegisteredRemote>> {
    const now = this.clock.now().getTime();
    if (!this.remotes || now - this.readAt >= KEPT_MS) {
      this.readAt = now;
      this.remotes = readRegistry(this.environment.releasesDir).then(
        ({ remotes }) => remotes,
        () => ({}),
      );
    }
    return this.remotes;
  }
}

/** Whether a visitor has this version of the two while the canary goes on. */
export function isVersionOf(canary: Canary, visitor: number, version: string): boolean {
  return isCanaryFor(canary, visitor) === (version === canary.release.version);
}
