import { type ExecutionContext, ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { type RateLimiter, RateLimits } from '../limits/rate-limits';
import { ACCESS, type Access } from './access.decorators';
import type { SignedInUser } from './signed-in-user';

/** What a child may send to be kept in a day: every answer of fifty long tests, saved at each change. */
const BYTES_A_DAY = 100_000_000;

/** Guards every route. A route that declares nothing is closed to everybody. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  /** Counts the bytes of bodies, in each process by itself: a save does not wait for Redis. */
  private readonly sentBytes: RateLimiter;

  constructor(
    private readonly reflector: Reflector,
    limits: RateLimits,
  ) {
    super();
    this.sentBytes = limits.createInProcess({
      name: 'sent-bytes',
      points: BYTES_A_DAY,
      seconds: 86_400,
      refusal: 'Wattle keeps no more of your work today. Please go on tomorrow.',
    });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;

    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: SignedInUser }>();
    const { user } = request;
    if (!access?.includes(user.role))
      throw new ForbiddenException('Your account may not do this. Log in with another one.');
    if (user.role === 'student' && request.body) await this.sentBytes.take(user.id, sizeOf(request));
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
