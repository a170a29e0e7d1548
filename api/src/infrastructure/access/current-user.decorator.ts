import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedInUser } from './signed-in-user';

/** Injects the user that a request is authenticated as; only where a role is required. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInUser => {
  return context.switchToHttp().getRequest<{ user: SignedInUser }>().user;
});
