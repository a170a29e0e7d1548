import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedInUser } from './signed-in-user';

/** Injects whoever sent the request; only where a role is asked for. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInUser => {
  return context.switchToHttp().getRequest<{ user: SignedInUser }>().user;
});
