import {
  createParamDecorator,
  type ExecutionContext,
  ForbiddenException,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { readRegistry } from '@wattle/federation/registry-changes';
import { readRootKeys, verifyDelegations } from '@wattle/federation/signing';
import { readTeamView, type TeamView, teamViewProblem } from '@wattle/federation/team-view';
import type { FastifyRequest } from 'fastify';
import { ENVIRONMENT } from '../config/environment';
import { clientIpPrefixOf } from '../http/client-ip-prefix';
import { RateLimits } from '../limits/rate-limits';
import { Clock } from '../time/clock';

type TeamRequest = FastifyRequest<{ Params: { remote?: string } }> & { teamView?: TeamView };

const REFUSALS = {
  'cut-off': 'This link is not whole. Copy all of it, or make a new one with npm run status.',
  expired: 'This link has expired. Make a new one with npm run status.',
  refused: 'This link no longer counts. Make a new one with npm run status.',
};

/** Opens what concerns a remote to the team whose keys may release it. */
@Injectable()
export class TeamAccess {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async admit(request: TeamRequest): Promise<true> {
    await this.limits.of('team-views').take(clientIpPrefixOf(request.ip));
    const [, token] = /^Team (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!token) throw new UnauthorizedException('This page opens by a link. Make one with npm run status.');
    const { releasesDir, registryKeys } = this.environment;
    // Read anew each time: a key that was revoked opens nothing from then on.
    const delegations = verifyDelegations(await readRegistry(releasesDir), readRootKeys(registryKeys));
    const now = this.clock.now();
    const view = readTeamView(token, delegations, now);
    if (!view) throw new UnauthorizedException(REFUSALS[teamViewProblem(token, now)]);
    if (view.remote !== request.params.remote) throw new ForbiddenException('This link is for another remote.');
    request.teamView = view;
    return true;
  }
}

/** Injects what the token of a team opens; only where a team is required. */
export const CurrentTeamView = createParamDecorator((_data: unknown, context: ExecutionContext): TeamView => {
  return context.switchToHttp().getRequest<{ teamView: TeamView }>().teamView;
});
