import type { ClientReport } from '@wattle/contract/client-reports';
import { keysFor, readSecrets } from '@wattle/environment';
import { pageToken, VISITOR_COOKIE, VISITOR_KEYS, visitorCookie } from '@wattle/federation/canary';
import type { Registry } from '@wattle/federation/registry';
import type { Product } from './product';

/** A page as the shell has sent it to somebody who runs no code of it. */
export interface PageVisit {
  registry: Registry;
  /** What the browser would send back. */
  cookie: string;
  /** What its reports would name it by. */
  page: string | undefined;
}

/** Asks for a page from an address; the shell believes the proxy of this machine. */
export async function visitPage({ url }: Product, path: string, address: string): Promise<PageVisit> {
  const response = await fetch(`${url}${path}`, { headers: { 'X-Forwarded-For': address } });
  const html = await response.text();
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  const [, page] = / data-page="([^"]+)"/.exec(html) ?? [];
  return { registry: JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'), cookie, page };
}

/** What the shell gives a visitor with this number, who is alone in her network. */
export function visitOf({ dataDir }: Product, number: number): Required<Omit<PageVisit, 'registry'>> {
  const keys = keysFor(VISITOR_KEYS, readSecrets({ dataDir }));
  const cookie = `${VISITOR_COOKIE}=${visitorCookie({ number, network: number }, keys)}`;
  return { cookie, page: pageToken({ sentAt: Date.now(), network: number, visitor: number }, keys) };
}

/** Reports as a page does, or somebody who pretends to be one; gives the status. */
export async function postReports(
  baseUrl: string,
  reports: readonly ClientReport[],
  { cookie, page }: Partial<PageVisit>,
  address = '127.0.0.1',
): Promise<number> {
  const { status } = await fetch(`${baseUrl}/api/client-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) },
    body: JSON.stringify({ reports, page }),
  });
  return status;
}
