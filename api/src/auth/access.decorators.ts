import { SetMetadata } from '@nestjs/common';
import type { Role } from '@wattle/contract';

/** Key under which a route keeps who may call it. */
export const ACCESS = 'access';

/** Who may call a route: anybody, or a signed-in user of one of these roles. */
export type Access = 'public' | readonly Role[];

/** Anybody may call this route. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Only a signed-in user of one of these roles may call this route. */
export const Roles = (...roles: Role[]) => SetMetadata<string, Access>(ACCESS, roles);
