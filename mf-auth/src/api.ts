import { createRemoteApi } from '@wattle/platform';

export const api = createRemoteApi('auth', ['Username']);
