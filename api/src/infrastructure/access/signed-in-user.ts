import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Allowances } from '@wattle/contract/allowances';
import type { Role } from '@wattle/contract/constants';

/** The user that a request is authenticated as; up to fifteen seconds old. */
export interface SignedInUser {
  id: string;
  username: string;
  role: Role;
  sessionId: string;
  allowances?: Allowances | undefined;
}

/** Injects the {@link SignedInUser}; only where a role is required. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInUser => {
  return context.switchToHttp().getRequest<{ user: SignedInUser }>().user;
});
