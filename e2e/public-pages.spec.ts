import { expect, test } from './support/fixtures';

test('a parent finds the sign-up on the first screen, a calm bar, and no contact that nobody gave', {
  tag: '@long',
}, async ({ visitor, page }) => {
  await visitor.goto('/');

  await test.step('Sign up is seen without scrolling', async () => {
    const signUp = page.getByText('Decided already?').getByRole('link', { name: 'Sign up' });
    await expect(signUp).toBeInViewport({ ratio: 1 });
  });

  await test.step('Pricing and Useful resources look intended, and lead nowhere', async () => {
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    for (const name of ['Pricing', 'Useful resources']) {
      await navigation.getByText(name, { exact: true }).click();
    }
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('The figures are those of the bank, and a sample says what a result is', async () => {
    const figures = page.getByRole('region', { name: 'Wattle in figures' });
    // The API may have started just now.
    await expect(async () => {
      await visitor.goto('/');
      await expect(figures).toContainText(/^\d,\d{3} practice questions12 question types30\+ tests per year level/, {
        timeout: 500,
      });
    }).toPass();
    const foot = page.getByRole('navigation', { name: 'More of Wattle' });
    await expect(foot.getByRole('link', { name: 'Contact' })).toBeHidden();
    await foot.getByRole('link', { name: 'A sample result' }).click();
    await expect(page.getByText('Everything right in Money and in Time.')).toBeInViewport();
    await visitor.goto('/');
  });

  await test.step('Pictures of the product come as one scrolls', async () => {
    const picture = page.getByRole('img', { name: /^A reading test/ }).filter({ visible: true });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1680);
  });

  // Both pages have one layout.
  for (const title of ['Privacy', 'Terms of service']) {
    await test.step(`${title} names no operator where none is given`, async () => {
      await page.getByRole('navigation', { name: 'More of Wattle' }).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: 'Run by' })).toBeHidden();
      await expect(page).toHaveTitle(`${title} · Wattle`);
    });
  }
});

test('the menu and the look work at every width', { tag: ['@phone', '@long'] }, async ({ page, product, isMobile }) => {
  await page.goto(`${product.url}/landing`);
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Free Assessment', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
