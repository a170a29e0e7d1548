import { SetMetadata } from '@nestjs/common';
import type { Role } from '@wattle/contract';

/** Metadata key of a route's access rule. */
export const ACCESS = 'access';

/** Who may call a route: anybody, or a signed-in user of one of these roles. */
export type Access = 'public' | readonly Role[];

/** Anybody may call this route. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Only a signed-in user of one of these roles may call this route. */
export const Roles = (...roles: Role[]) => SetMetadata<string, Access>(ACCESS, roles);
