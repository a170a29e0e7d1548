import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@wattle/contract';
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
      ['Logout', null],
    ],
  ],
])('%s sees the entries of the role', async (_who, role, url, expected) => {
  renderShell(url, { role });
  await screen.findByRole('heading');
  expect(entries()).toEqual(expected);
});

test.each(['/questions-page/randomMathsQuestions', '/practice-test', '/test/weekly-test/maths'])(
  'nothing leads away from the test at %s',
  async (url) => {
    renderShell(url, { role: 'student' });
    expect(await screen.findByRole('heading')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
);

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
