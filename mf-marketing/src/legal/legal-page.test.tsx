import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@wattle/platform/testing';
import routes from '../routes';

const show = async (path: string) => {
  renderRemote(routes, path);
  return screen.findByRole('heading', { level: 1 });
};

test.each([
  { path: '/terms', title: 'Terms of service' },
  { path: '/privacy', title: 'Privacy' },
])('$path is a page of its own that ends with whom to write to', async ({ path, title }) => {
  expect(await show(path)).toHaveTextContent(title);
  expect(document.title).toBe(`${title} · Wattle`);
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});

test('the terms lead on to the privacy page', async () => {
  await show('/terms');
  const footer = within(screen.getByRole('navigation', { name: 'More of Wattle' }));
  await userEvent.click(footer.getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test.each([
  /first and last name, phone number and e-mail address/,
  /first and last name, year level, the school if you tell it, a username, and a scrambled form of the password/,
  /90 days after it was started/,
  /no advertising, no tracking/,
  /Nothing about a child is ever sent to a language model/,
  /exported or erased/,
])('the privacy page says: %s', async (promise) => {
  await show('/privacy');
  expect(screen.getByText(promise)).toBeVisible();
});

test('the terms quote the limits of the contract', async () => {
  await show('/terms');
  expect(screen.getByText(/in Years 4-7/)).toBeVisible();
  expect(screen.getByText(/can start 3 assessments in 30 days/)).toBeVisible();
});
