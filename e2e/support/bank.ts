import { expect, type Page } from '@playwright/test';
import { MAX_SELECTED_QUESTIONS, type Subject } from '@wattle/contract/constants';
import type { Question } from '@wattle/contract/questions';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import type { Product } from './product';

/** The headers of requests that an admin makes. */
export async function adminHeaders({ request }: Page, { apiUrl }: Product): Promise<{ Authorization: string }> {
  const { username, password } = DEMO_ACCOUNTS.admin;
  const logIn = await request.post(`${apiUrl}/api/auth/login`, { data: { email_or_username: username, password } });
  return { Authorization: `Bearer ${(await logIn.json()).access}` };
}

/** Deletes the questions of a subject but those that are wanted. */
export async function keepQuestions(
  page: Page,
  product: Product,
  subject: Subject,
  isWanted: (question: Question) => boolean,
): Promise<void> {
  const headers = await adminHeaders(page, product);
  const list = await page.request.get(`${product.apiUrl}/api/questions/${subject}`, { headers });
  const questions: Question[] = (await list.json()).questions;
  const ids = questions.filter((question) => !isWanted(question)).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += MAX_SELECTED_QUESTIONS) {
    const data = { subject, ids: ids.slice(from, from + MAX_SELECTED_QUESTIONS) };
    const deleted = await page.request.post(`${product.apiUrl}/api/questions/delete-questions`, { headers, data });
    await expect(deleted).toBeOK();
  }
}
