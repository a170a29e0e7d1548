import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@wattle/platform/testing';
import routes from '../routes';

// Other files share this page.
const { scrollIntoView } = Element.prototype;
const { FormData } = globalThis;
afterAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  globalThis.FormData = FormData;
});

// jsdom scrolls nothing, and the form data of this environment knows no forms, of which React reads each one.
Element.prototype.scrollIntoView = () => undefined;
globalThis.FormData = class extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
};

const show = async (shown: { isStyled?: boolean } = {}) => {
  const { router } = renderRemote(routes, '/', shown);
  await screen.findByRole('heading', { level: 1 });
  return router;
};
const field = () => screen.getByRole('textbox', { name: 'Email address' });
const links = () => within(screen.getByRole('navigation', { name: 'More of Wattle' }));

const WAYS = [
  { name: 'Free assessment', path: '/freeassesment' },
  { name: 'Sign up', path: '/signup' },
  { name: 'Log in', path: '/login' },
  { name: 'Your child’s progress', path: '/parent-login' },
  { name: 'Terms of service', path: '/terms' },
  { name: 'Privacy', path: '/privacy' },
];
const expectWay = async ({ name, path }: (typeof WAYS)[number]) => {
  const router = await show();
  await userEvent.click(links().getByRole('link', { name }));
  expect(router.state.location.pathname).toBe(path);
};

test.each(WAYS.slice(-1))('leads to $path', expectWay);
test.each(WAYS.slice(0, -1))('leads to $path @long', expectWay);

test('leads to a contact only where the operator gives one', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'operator-email', content: '' });
  document.head.append(meta);
  await show({ isStyled: true });
  expect(links().queryByRole('link', { name: 'Contact' })).toBeNull();
  meta.remove();
});

test('each link leads somewhere, some of them to a part of a page', async () => {
  await show();
  const targets = links()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets).toEqual(expect.arrayContaining(['/landing#checks', '/landing#sample-result', '/terms#contact']));
  expect(targets).not.toContain('');
  for (const { name, path } of WAYS) expect(links().getByText(name)).toHaveAttribute('href', path);
  for (const id of ['checks', 'sample-result']) expect(document.getElementById(id)).toBeInTheDocument();
});

test('takes a good address along to the free assessment and stores nothing', async () => {
  const router = await show();
  await userEvent.type(field(), ' parent@example.com{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/freeassesment', state: { email: 'parent@example.com' } });
  expect(localStorage).toHaveLength(0);
});

const expectRefused = async (address: string) => {
  const router = await show();
  if (address) await userEvent.type(field(), address);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(router.state.location.pathname).toBe('/');
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Enter a full email address, such as name@example.com.');
};

test.each(['', 'parent@example'])('refuses "%s" at its field', expectRefused);
test.each(['parent', 'parent@', '@example.com', 'one two@example.com'])(
  'refuses "%s" at its field @long',
  expectRefused,
);

test('asks for letters without accents where there are some', async () => {
  await show();
  await userEvent.type(field(), 'zoë@example{Enter}');
  expect(field()).toHaveAccessibleDescription('Use letters without accents, such as name@example.com.');
});

test('takes the refusal back as soon as the address is changed', async () => {
  await show();
  await userEvent.type(field(), 'parent{Enter}');
  await userEvent.type(field(), '@');
  expect(field()).toHaveAccessibleDescription('');
});
