import type { Privilege } from '@wattle/contract/allowances';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import type { Product } from './product';

/** Grants a child privileges in its tests, as staff do on the page of its family. */
export async function grant(
  { apiUrl }: Pick<Product, 'apiUrl'>,
  username: string,
  amounts: Partial<Record<Privilege, number>>,
): Promise<void> {
  const { username: email_or_username, password } = DEMO_ACCOUNTS.admin;
  const send = async (method: string, path: string, token?: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const response = await fetch(`${apiUrl}/api/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { access } = await send('POST', 'auth/login', undefined, { email_or_username, password });
  const { families } = await send('GET', `families?search=${username}`, access);
  const [family] = families;
  const child = family.children.find((each: { username: string }) => each.username === username);
  for (const [privilege, amount] of Object.entries(amounts)) {
    await send('PUT', `families/${family.id}/children/${child.id}/allowances/${privilege}`, access, { amount });
  }
}
