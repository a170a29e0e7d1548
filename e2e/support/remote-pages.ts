import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { LoginResponse } from '@wattle/contract/accounts';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import type { Credentials } from './api-calls';
import { nextCode } from './mailed-link';
import type { Product } from './product';

/** A page of a remote by which a visitor sees that the remote works. */
export interface RemotePage {
  remote: string;
  path: string;
  /** Who may open it. */
  account?: Credentials;
  /** What is on it and on no other page. */
  shows: (page: Page) => Locator;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 });

/** One page of each remote; its code comes in a lazy chunk. */
export const REMOTE_PAGES: readonly RemotePage[] = [
  { remote: 'marketing', path: '/terms', shows: heading('Terms of service') },
  { remote: 'auth', path: '/login', shows: (page) => page.getByRole('button', { name: 'Log In' }) },
  { remote: 'assessment', path: '/freeassesment', shows: heading('Student Information') },
  { remote: 'tests', path: '/student-dashboard', account: DEMO_ACCOUNTS.student, shows: heading(/^Hello, /) },
  { remote: 'admin', path: '/admin-dashboard', account: DEMO_ACCOUNTS.admin, shows: heading('Question bank') },
];

/** What a browser stores under a name. */
interface StoredItem {
  name: string;
  value: string;
}

/** Logs somebody in by the API: the pages of the context are that user's from now on. Gives what stands in the storage. */
export function logInContext(context: BrowserContext, product: Product, account: Credentials): Promise<StoredItem[]> {
  const data = { email_or_username: account.username, password: account.password };
  return openSession(context, product, 'auth/login', data);
}

/** The same for a parent, by the code of a mail. */
export async function logInParent(context: BrowserContext, product: Product, email: string): Promise<StoredItem[]> {
  const ask = () => context.request.post(`${product.url}/api/auth/parent/send-code`, { data: { email } });
  return openSession(context, product, 'auth/parent/code', { email, code: await nextCode(product, email, ask) });
}

async function openSession(
  context: BrowserContext,
  { url }: Product,
  path: string,
  data: object,
): Promise<StoredItem[]> {
  const response = await context.request.post(`${url}/api/${path}`, { data });
  const { access, refresh, user } = (await response.json()) as LoginResponse;
  const items = { access_token: access, refresh_token: refresh, user: JSON.stringify(user), isAuthenticated: 'true' };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  const { cookies } = await context.storageState();
  await context.setStorageState({ cookies, origins: [{ origin: url, localStorage }] });
  return localStorage;
}

/** Goes to an address as a link of the page would, without a reload. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
