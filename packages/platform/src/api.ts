import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { readItem } from './storage';

/**
 * The one RTK Query api of the page. Each remote injects its endpoints; addresses are relative to /api.
 *
 * Names of endpoints are shared by all remotes: nouns for reads, verbs for writes.
 */
export const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: new URL('/api', window.location.origin).href,
    prepareHeaders: (headers) => {
      const token = readItem('accessToken');
      if (token) headers.set('Authorization', `Bearer ${token}`);
    },
  }),
  endpoints: () => ({}),
});
