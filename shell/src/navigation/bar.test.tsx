import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@wattle/contract/constants';
import { renderShell } from '../../test/render-shell';

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

const entries = () =>
  menu()
    .getAllByRole('listitem')
    .map((item) => {
      const entry = within(item).queryByRole('link') ?? within(item).getByRole('button');
      return [entry.textContent, entry.getAttribute('href')];
    });

test.each<[string, Role | undefined, string, [string, string | null][]]>([
  [
    'a visitor',
    undefined,
    '/landing',
    [
      ['Home', '/landing'],
      ['Pricing', null],
      ['Free Assessment', '/freeassesment'],
      ['Useful resources', null],
      ['Log In/Sign up', '/login'],
    ],
  ],
  [
    'a student',
    'student',
    '/student-dashboard',
    [
      ['Student Dashboard', '/student-dashboard'],
      ['Logout', null],
    ],
  ],
  [
    'an admin',
    'admin',
    '/admin-dashboard',
    [
      ['Home', '/admin-dashboard'],
      ['Add Questions', '/add-questionsBooks'],
      ['Import Questions', '/import-questions'],
      ['Statistics', '/admin-dashboard/statistics'],
      ['Writing', '/admin-dashboard/writing'],
      ['Families', '/admin-dashboard/families'],
      ['Operations', '/admin-dashboard/operations'],
      ['Staff', '/admin-dashboard/staff'],
      ['Logout', null],
    ],
  ],
  [
    'who works on the questions',
    'content',
    '/admin-dashboard',
    [
      ['Home', '/admin-dashboard'],
      ['Add Questions', '/add-questionsBooks'],
      ['Import Questions', '/import-questions'],
      ['Statistics', '/admin-dashboard/statistics'],
      ['Logout', null],
    ],
  ],
  [
    'a marker',
    'marker',
    '/admin-dashboard/writing',
    [
      ['Writing', '/admin-dashboard/writing'],
      ['Logout', null],
    ],
  ],
])('%s sees the entries of the role', async (_who, role, url, expected) => {
  renderShell(url, { role });
  await screen.findByRole('heading');
  expect(entries()).toEqual(expected);
});

test('nothing leads away from a test', async () => {
  const { router } = renderShell('/student-dashboard', { role: 'student' });
  await screen.findByText('Page of tests');
  for (const url of ['/questions-page/randomMathsQuestions', '/practice-test', '/test/weekly-test/maths']) {
    await act(() => router.navigate(url));
    expect(await screen.findByRole('heading')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  }
});

test.each(['/', '/landing'])('at %s Home is where the visitor is', async (url) => {
  renderShell(url);
  await screen.findByText('Page of marketing');
  const current = menu().getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Home']);
});

test('on a page that has an entry of its own, Home is not where the admin is', async () => {
  renderShell('/admin-dashboard/families', { role: 'admin' });
  await screen.findByText('Page of admin');
  const current = menu().getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Families']);
});

test('the entries fold into a list that comes after its button, and closes with a choice', async () => {
  renderShell('/landing');
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const button = screen.getByRole('button', { name: 'Close menu', expanded: true });
  const bar = within(screen.getByRole('banner'));
  const [before] = bar.getAllByRole('button', { name: 'Display' });
  const [entry] = bar.getAllByRole('link', { name: 'Log In/Sign up' }).slice(-1);
  expect(button.compareDocumentPosition(before as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(button.compareDocumentPosition(entry as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(entry as Element);
  expect(await screen.findByRole('button', { name: 'Open menu', expanded: false })).toBeInTheDocument();
});

test('Escape and a press beside it close the list of entries; Escape gives the focus back', async () => {
  renderShell('/landing');
  const toggle = await screen.findByRole('button', { name: 'Open menu' });
  await userEvent.click(toggle);
  screen.getAllByRole('link', { name: 'Log In/Sign up' }).at(-1)?.focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toHaveFocus();

  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('main'));
  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toBeInTheDocument();
});

test('an open list of entries is closed as soon as the next page is there', async () => {
  renderShell('/landing');
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  let wasOpen = false;
  const observer = new MutationObserver(() => {
    wasOpen ||= Boolean(screen.queryByText('Page of auth') && screen.queryByRole('button', { name: 'Close menu' }));
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  await userEvent.click(screen.getAllByRole('link', { name: 'Log In/Sign up' }).at(-1) as Element);
  expect(await screen.findByText('Page of auth')).toBeVisible();
  observer.disconnect();
  expect(wasOpen).toBe(false);
});

test('Logout forgets the user and goes to the start page', async () => {
  const { router } = renderShell('/student-dashboard', { role: 'student' });
  await screen.findByText('Page of tests');
  await userEvent.click(menu().getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Page of marketing')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage.getItem('isAuthenticated')).toBe('false');
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('after a change of page the focus is at the content', async () => {
  renderShell('/landing');
  await userEvent.click(await screen.findByRole('link', { name: 'Log In/Sign up' }));
  await screen.findByText('Page of auth');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an entry without a target says what there is instead, by mouse and keyboard', async () => {
  renderShell('/landing');
  await screen.findByText('Page of marketing');
  const pricing = menu().getByRole('button', { name: 'Pricing' });
  expect(pricing).not.toHaveAttribute('aria-disabled');
  await userEvent.click(pricing);
  expect(await screen.findAllByText('Everything is free for now. No price is set yet.')).toHaveLength(1);
  expect(pricing).toHaveAttribute('title', 'Everything is free for now. No price is set yet.');
  const resources = menu().getByRole('button', { name: 'Useful resources' });
  resources.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^These pages are being written\./)).toBeVisible();
});
