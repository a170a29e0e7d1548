import { eventually } from './eventually';
import { readable } from './readable';
import type { TestApi } from './start-api';

export type LinkPage = 'reset-password' | 'confirm-email' | 'erase-family' | 'parent-login';

/** The mails to an address that link to a page, the oldest first, as they read. */
export function mailsWithLinks(api: TestApi, email: string, page: LinkPage): string[] {
  const mails = api.mails().filter((mail) => mail.includes(`To: ${email}`));
  return mails.map(readable).filter((mail) => mail.includes(`/${page}#`));
}

/** The tokens of a mail, in the order of its text. */
export function tokensOf(mail: string, page: LinkPage): string[] {
  const links = mail.matchAll(new RegExp(`^.*: http://localhost:3000/${page}#(\\S+)$`, 'gm'));
  return [...links].map(([, token = '']) => token);
}

/** Waits for a mail that `send` causes, and gives it. */
export async function nextMail(api: TestApi, email: string, page: LinkPage, send: () => PromiseLike<unknown>) {
  const before = mailsWithLinks(api, email, page).length;
  await send();
  return eventually(() => {
    const mails = mailsWithLinks(api, email, page);
    expect(mails.length).toBeGreaterThan(before);
    return mails.at(-1) ?? '';
  });
}
