import { type ExecutionContext, ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS, type Access } from './access.decorators';
import type { SignedInUser } from './signed-in-user';

/** Stands before every route. A route that declares nothing is closed to everybody. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;

    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<{ user: SignedInUser }>();
    if (!access?.includes(user.role)) throw new ForbiddenException('Your account may not do this.');
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    // A database that is away signs nobody out.
    if (error) throw error;
    if (!user) throw new UnauthorizedException('Please log in to go on.');
    return user;
  }
}
