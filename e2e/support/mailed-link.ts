import { expect } from '@playwright/test';
import { callApi } from './api-calls';
import type { Product } from './product';

/** The code of the mail that `ask` causes, with which a parent logs in. */
export async function nextCode(product: Product, email: string, ask: () => Promise<unknown>): Promise<string> {
  const codes = () => {
    const mails = product.mails().filter((mail) => mail.includes(`To: ${email}`));
    return mails.flatMap((mail) => /^(\d{3}) (\d{3})\r?$/m.exec(mail)?.slice(1).join('') ?? []);
  };
  const before = codes();
  await ask();
  const isNew = (code: string) => !before.includes(code);
  await expect(() => expect(codes().some(isNew)).toBe(true)).toPass();
  return codes().find(isNew) ?? '';
}

/** Confirms the address of a parent by the link of its mail. */
export async function confirmAddress(product: Product, email: string): Promise<void> {
  const { hash } = new URL(await mailedLink(product, email, 'confirm-email'));
  await callApi(product.apiUrl, 'POST', 'auth/confirm-email', { body: { token: hash.slice(1) } });
}

/** Asks for the mail with which a parent logs in, and gives its link. */
export async function parentLoginLink(product: Product, email: string): Promise<string> {
  await callApi(product.apiUrl, 'POST', 'auth/parent/send-code', { body: { email } });
  return mailedLink(product, email, 'parent-login');
}

/** The link to a page in the mail to an address, as this product serves it; quoted-printable lines are joined first. */
export async function mailedLink(product: Product, email: string, page: string): Promise<string> {
  let link = '';
  await expect(() => {
    const texts = product.mails().map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
    const found = texts.filter((text) => text.includes(`To: ${email}`) && text.includes(`/${page}#`)).at(-1) ?? '';
    const { pathname, hash } = new URL(new RegExp(`https?://\\S+/${page}#[\\w.-]+`).exec(found)?.[0] ?? 'about:blank');
    link = `${product.url}${pathname}${hash}`;
    expect(hash).not.toBe('');
  }).toPass();
  return link;
}
