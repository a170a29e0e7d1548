import { CutTest } from './support/cut-test';
import { expect, expectAccessible, test } from './support/fixtures';
import { NetworkLine } from './support/network-line';
import { expectHeld, keptOf } from './support/offline';
import { Random } from './support/random';
import { Student } from './support/student';

test.use({
  serviceWorkers: 'allow',
  allowedComplaints: /net::ERR_|Failed to (load|fetch)|^registry|NetworkError|status of 4|ChunkLoadError|preload/,
});

test('a test goes on without network after a reload, is sent from another page, and today’s practice opens without', async ({
  page,
  context,
  product,
}) => {
  const student = await Student.logIn(page, product);
  await expectHeld(page);
  await student.begin('weekly Maths');
  await student.answer('B');
  await expectHeld(page, '/test');

  await context.setOffline(true);
  await student.next();
  await student.answer('C');
  await page.reload();
  await expect(page.getByText('Question 2 of 17')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^C/ })).toBeChecked();
  const ofTest = await keptOf(page);
  expect(ofTest.length).toBeGreaterThan(0);
  await student.submitForGood();
  await expect(page.getByText(/on whatever page of Wattle you are/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByText('Finished. It is sent as soon as there is internet.')).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByText(/^Your weekly test is submitted\./).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Review Weekly test/ }).first()).toBeVisible();
  expect((await keptOf(page)).filter((name) => ofTest.includes(name))).toEqual([]);

  // What is due since is fetched ahead.
  await expect.poll(async () => (await keptOf(page)).join()).toContain('wattle-own-');
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Start today’s \d+$/ }).click();
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
});

const CUTS = 250;

// A thousand, at both widths together.
for (const seed of [1, 2]) {
  test(`${CUTS} cuts of the network (seed ${seed}) lose no answer and leave no page without a way on`, {
    tag: '@long',
  }, async ({ page, product }) => {
    test.setTimeout(60_000 + CUTS * 4_000);
    const line = await NetworkLine.open(product.url);
    const student = await Student.logIn(page, line.inFrontOf(product));
    await expectHeld(page);
    const child = new CutTest(page, line, new Random(seed));
    const tests = ['subject-test/maths', 'subject-test/thinkingskills', 'mega-test/maths', 'weekly-test/maths'];
    for (let round = 0; child.cuts < CUTS; round += 1) {
      const path = `/test/${tests[round % tests.length]}`;
      expect(await child.take(path, Math.min(40, CUTS - child.cuts))).toBeGreaterThan(0);
      await student.goto('/student-dashboard');
    }
    await line.close();
  });
}
