import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { addApi } from './store';

/**
 * The RTK Query api of the shell; addresses are relative to /api.
 *
 * @deprecated for remotes: they create their own with `createRemoteApi`. It stays exported for versions that were
 * released before there was one.
 */
export const api = createApi({ baseQuery, endpoints: () => ({}) });

addApi(api);
