import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@wattle/platform/testing';
import routes from '../routes';

/** As the server of the page writes it. */
const OPERATOR = { name: 'Gum Leaf Pty Ltd', address: '1 Example Street, Sydney', email: 'hello@gum.example' };

beforeEach(() => {
  for (const [field, content] of Object.entries(OPERATOR)) {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: `operator-${field}`, content });
    document.head.append(meta);
  }
});
afterEach(() => document.head.replaceChildren());

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
  expect(screen.getByText(OPERATOR.name)).toBeVisible();
  expect(screen.getByText(OPERATOR.address)).toBeVisible();
  expect(screen.getByRole('link', { name: OPERATOR.email })).toHaveAttribute('href', `mailto:${OPERATOR.email}`);
});

test('the terms lead on to the privacy page', async () => {
  await show('/terms');
  const footer = within(screen.getByRole('navigation', { name: 'More of Wattle' }));
  await userEvent.click(footer.getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test.each([
  /first and last name, phone number and email address/,
  /a scrambled form of the password \(a hash\) from which we cannot read it/,
  /until you ask us to erase it/,
  /90 days after it was started/,
  /no advertising, no tracking/,
  /Nothing of a child is sent to a language model, unless you allow it/,
  /No child sees another’s/,
  /one file with everything that we keep/,
  /the parent, the children, their tests and the emails to you are removed/,
])('the privacy page says: %s', async (promise) => {
  await show('/privacy');
  expect(screen.getByText(promise)).toBeVisible();
});

test('the terms quote the limits of the contract', async () => {
  await show('/terms');
  expect(screen.getByText(/in Years 4-7/)).toBeVisible();
  expect(screen.getByText(/can start 3 assessments in 30 days/)).toBeVisible();
});
