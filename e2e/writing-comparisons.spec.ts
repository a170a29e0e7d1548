import { DEMO_ACCOUNTS } from '@wattle/environment';
import { ObjectId } from 'mongodb';
import { expect, expectAccessible, test } from './support/fixtures';
import { Visitor } from './support/visitor';

const TEXTS = [
  'one word',
  'two words here',
  'three words are here',
  'four words are now here',
  'five words are here too',
];

/** Texts of five children to a prompt of the demo; more words are better. */
const textsTo = (questionId: string, children: readonly ObjectId[]) =>
  TEXTS.map((text, index) => ({
    owner: `child:${children[index]}`,
    attemptId: String(new ObjectId()),
    questionId,
    version: 1,
    submittedAt: new Date(),
    drafts: [{ text, finishedAt: new Date() }],
    acceptedWords: [],
    selfReview: { levels: {}, evidence: {} },
  }));

test('staff compare the texts of a prompt, and read their order', { tag: '@long' }, async ({
  page,
  product,
  database,
  isMobile,
}) => {
  const prompt = await database.collection('questions').findOne({ subject: 'Writing', type: 'Original' });
  const children = TEXTS.map(() => new ObjectId());
  const accounts = children.map((_id) => ({
    users: [{ _id, username: `${_id}`, usernameKey: `${_id}` }],
    createdAt: new Date(),
  }));
  await database.collection('accounts').insertMany(accounts);
  await database.collection('writings').insertMany(textsTo(String(prompt?._id), children));

  const staff = new Visitor(page, product);
  await staff.openAt('/admin-dashboard/writing/compare', DEMO_ACCOUNTS.admin);
  await page.getByRole('button', { name: 'Compare its texts' }).click();
  for (let pair = 1; pair <= 10; pair += 1) {
    await expect(page.getByRole('region', { name: `Pair ${pair}`, exact: true })).toBeVisible();
    if (pair === 1) await expectAccessible(page);
    const [left, right] = await page.getByRole('article').allInnerTexts();
    const place = (text = '') => TEXTS.findIndex((each) => text.includes(each));
    const isLeft = place(left) > place(right);
    if (!isMobile) await page.keyboard.press(isLeft ? 'ArrowLeft' : 'ArrowRight');
    else
      await page
        .getByRole('button', { name: 'This one is better' })
        .nth(isLeft ? 0 : 1)
        .click();
  }
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('heading', { name: /^Reliability 0\.\d\d$/ })).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.getByText('five words are here too')).toBeVisible();
  await expectAccessible(page);
});
