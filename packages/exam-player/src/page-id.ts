import { randomId } from '@wattle/contract/random-id';
import { oncePerPage } from '@wattle/platform';

/** Names this page for the server, so that it can tell which of several is the active one; made once per page load. */
export const PAGE_ID = oncePerPage('page-id', () => randomId(12));
