import { type ExecutionContext, ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { mayUse } from '@wattle/contract/roles';
import type { FastifyRequest } from 'fastify';
import { Callers } from '../admission/callers';
import { endpointsOf } from '../http/endpoint.decorators';
import { RateLimits } from '../limits/rate-limits';
import type { SignedInUser } from './signed-in-user';
import { TeamAccess } from './team-access';

/** Guards every route. A route that declares nothing is closed to everybody. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly limits: RateLimits,
    private readonly callers: Callers,
    private readonly teams: TeamAccess,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = endpointsOf(context.getHandler())[0]?.access;
    if (access === 'public') return true;
    if (access === 'team') return this.teams.admit(context.switchToHttp().getRequest());

    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: SignedInUser }>();
    const { user } = request;
    this.callers.note(request, user.id);
    if (!mayUse(user.role, access))
      throw new ForbiddenException('Your account may not do this. Log in with another one.');
    if (user.role === 'student' && request.body) await this.limits.of('sent-bytes').take(user.id, sizeOf(request));
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    // A database that cannot be reached is 503, not 401: nobody is signed out.
    if (error) throw error;
    if (!user) throw new UnauthorizedException('Please log in to go on.');
    return user;
  }
}

/** A chunked request has no Content-Length. */
function sizeOf({ headers, body }: FastifyRequest): number {
  return Number(headers['content-length']) || Buffer.byteLength(JSON.stringify(body));
}
