import { act, screen } from '@testing-library/react';
import { anId } from '@wattle/contract/testing';
import { signIn } from '@wattle/platform';
import { renderRemote } from '@wattle/platform/testing';
import routes from '../routes';

test('/free-assessment leads a visitor to log in, and a student on', async () => {
  renderRemote(routes, '/free-assessment');
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/login');
  act(() => signIn({ access: 'a', refresh: 'r', user: { id: anId(), username: 'priya.i', role: 'student' } }));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/start-test');
});

test('/start-test leads to the dashboard', async () => {
  renderRemote(routes, '/start-test');
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/student-dashboard');
});
