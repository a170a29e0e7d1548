import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Role } from '@wattle/contract';

/** Metadata key of a route's access rule. */
export const ACCESS = 'access';

/** Who may call a route: anybody, or a signed-in user of one of these roles. */
export type Access = 'public' | readonly Role[];

export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Only a signed-in user of one of these roles. */
export const Roles = (...roles: Role[]) => SetMetadata<string, Access>(ACCESS, roles);

/** The user that a request is authenticated as; up to fifteen seconds old. */
export interface SignedInUser {
  id: string;
  username: string;
  role: Role;
  extraTimePercent?: number | undefined;
}

/** Injects the {@link SignedInUser}; only where a role is required. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInUser => {
  return context.switchToHttp().getRequest<{ user: SignedInUser }>().user;
});
