import {
  createParamDecorator,
  type ExecutionContext,
  ForbiddenException,
  Inject,
  Injectable,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { type Registry, registrySchema } from '@wattle/federation/registry';
import { isEmpty, type Releases, readHistory, readWritten } from '@wattle/federation/registry-changes';
import { readTrustedKeys, requireNewer, type VerifiedRegistry, verifyRegistry } from '@wattle/federation/signing';
import { readTeamView, type TeamView, teamViewProblem } from '@wattle/federation/team-view';
import type { FastifyRequest } from 'fastify';
import { ENVIRONMENT } from '../config/environment';
import { clientIpPrefixOf } from '../http/client-ip-prefix';
import { RateLimits } from '../limits/rate-limits';
import { Clock } from '../time/clock';

/** What a team may see, with the registry that says so. */
export type AdmittedView = TeamView & Releases;

type TeamRequest = FastifyRequest<{ Params: { remote?: string } }> & { teamView?: AdmittedView };

const REFUSALS = {
  'cut-off': 'This link is not whole. Copy all of it, or make a new one with npm run status.',
  expired: 'This link has expired. Make a new one with npm run status.',
  refused: 'This link no longer counts. Make a new one with npm run status.',
};

/** Opens what concerns a remote to the team whose keys may release it. */
@Injectable()
export class TeamAccess {
  /** What was seen last: nobody opens the page to a key that was revoked by bringing an old registry back. */
  private latest: VerifiedRegistry | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async admit(request: TeamRequest): Promise<true> {
    await this.limits.of('team-views').take(clientIpPrefixOf(request.ip));
    const [, token] = /^Team (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!token) throw new UnauthorizedException('This page opens by a link. Make one with npm run status.');
    // Read anew each time: a key that was revoked opens nothing from then on.
    const registry = await this.readRegistry().catch(refuse);
    const now = this.clock.now();
    const view = readTeamView(token, this.latest?.delegations, now);
    if (!view) throw new UnauthorizedException(REFUSALS[teamViewProblem(token, now)]);
    if (view.remote !== request.params.remote) throw new ForbiddenException('This link is for another remote.');
    const { releasesDir } = this.environment;
    const history = await readHistory(releasesDir, registry, this.readKeys()).catch(refuse);
    request.teamView = { ...view, registry, history };
    return true;
  }

  private async readRegistry(): Promise<Registry> {
    // As it was written: the signature also covers what this version does not know of it.
    const written = await readWritten(this.environment.releasesDir);
    if (isEmpty(written) && !written.signed && !this.latest) return written;
    const verified = verifyRegistry(written, this.readKeys(), this.clock.now());
    requireNewer(verified, this.latest);
    this.latest = verified;
    return registrySchema.parse(written);
  }

  private readKeys() {
    return readTrustedKeys(this.environment.registryKeys);
  }
}

/** The log says why. */
function refuse(cause: unknown): never {
  throw new ServiceUnavailableException('What is released cannot be trusted at the moment. Please try again later.', {
    cause,
  });
}

/** Injects what the token of a team opens; only where a team is required. */
export const CurrentTeamView = createParamDecorator((_data: unknown, context: ExecutionContext): AdmittedView => {
  return context.switchToHttp().getRequest<{ teamView: AdmittedView }>().teamView;
});
