import type { Page } from '@playwright/test';
import type { OpenTest } from '@wattle/contract/attempts';
import type { FreeTest } from '@wattle/contract/free-tests';

/** What the pages of the free assessment ask the API for, asked by a page itself, with its cookie. */
export function callsOf(page: Page, email: string) {
  const open = (test: FreeTest): Promise<OpenTest> =>
    page.evaluate(
      async (path) => (await fetch(path)).json(),
      `/api/freeassesment/${test.category}?email=${encodeURIComponent(email)}`,
    );

  /** Answers each question with A. */
  async function submit(test: FreeTest): Promise<void> {
    const { attemptId, questions } = await open(test);
    const responses = questions.map(({ id }) => ({ questionId: id, selectedAnswer: 'A' }));
    await page.evaluate(
      async ({ path, body }) => {
        await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      },
      {
        path: `/api/freeassesment/${test.submitPath}`,
        body: JSON.stringify({ email, attemptId, questionStatus: [], responses }),
      },
    );
  }

  return { open, submit };
}
