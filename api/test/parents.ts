import { type LoginResponse, loginResponseSchema } from '@wattle/contract/accounts';
import { nextMail, tokensOf } from './mailed-links';
import type { TestApi } from './start-api';

type Browser = ReturnType<TestApi['browser']>;

/** The code and the token of the next mail that a parent asks for. */
export async function loginMail(api: TestApi, email: string) {
  const mail = await nextMail(api, email, 'parent-login', () =>
    api.anybody().post('/api/auth/parent/send-code').send({ email }).expect(202),
  );
  const [code = ''] = /^\d{3} \d{3}\r?$/m.exec(mail) ?? [];
  return { mail, code: code.trim(), token: tokensOf(mail, 'parent-login')[0] ?? '' };
}

/** Logs a parent in with a code; the browser keeps its cookie and its access token. */
export async function logInParent(api: TestApi, email: string, browser: Browser = api.browser()) {
  const { code } = await loginMail(api, email);
  const { body } = await browser.post('/api/auth/parent/code').send({ email, code }).expect(200);
  return asLoggedIn(browser, loginResponseSchema.parse(body));
}

export function asLoggedIn(browser: Browser, login: LoginResponse) {
  return { login, client: browser.set('Authorization', `Bearer ${login.access}`) };
}
