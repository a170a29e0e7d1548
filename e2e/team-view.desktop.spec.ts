import { teamViewLink } from '@wattle/federation/team-view';
import { expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './support/fixtures';
import { postReports, visitOf } from './support/page-visits';

test.describe('the link of a team', () => {
  // A browser names each response with such a status.
  test.use({ allowedComplaints: /status of 403/ });

  test('shows its remote, and no other', { tag: '@long' }, async ({ page, releases, startProduct }) => {
    const { key, version } = await releases.giveToTeam('marketing');
    const product = await startProduct({ RELEASES_DIR: releases.folder });
    const pageRef = { remote: 'marketing', version, path: '/landing' };
    const error = { kind: 'error', ...pageRef, fault: 'crash', message: 'It broke', isFirstOfView: true } as const;
    expect(await postReports(product.apiUrl, [error], visitOf(product, 1))).toBe(204);

    const link = teamViewLink(product.url, 'marketing', key, new Date());
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'mf-marketing' })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Versions/ }).getByRole('row', { name: /Live/ })).toBeVisible();
    expect(page.url()).toBe(`${product.url}/team-releases/marketing`);

    // Reports are written every few seconds.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('cell', { name: /^Crashed It broke/ })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.goto(link.replace('/marketing#', '/auth#'));
    await expect(page.getByText('This link is for another remote.')).toBeVisible();
  });
});
