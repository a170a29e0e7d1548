import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * The one RTK Query api of the page. Each remote injects its endpoints; addresses are relative to /api.
 *
 * Names of endpoints are shared by all remotes: nouns for reads, verbs for writes.
 */
export const api = createApi({ baseQuery, endpoints: () => ({}) });
