import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type RemoteRoutes, useBlockedBack, useNavigate } from './index';
import { renderRemote } from './testing';

function Exam() {
  useBlockedBack(true);
  return <p>The test</p>;
}

function Hub() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/exam')}>
      Start
    </button>
  );
}

const routes: RemoteRoutes = [
  { path: '/hub', load: async () => Hub },
  { path: '/exam', load: async () => Exam },
];

test('Back during a test stays there, with the documented alert; other ways lead on', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { router } = renderRemote(routes, '/hub');
  const getBlocker = jest.spyOn(router, 'getBlocker');
  const start = await screen.findByText('Start');
  act(() => start.click());
  await screen.findByText('The test');
  // The router learns of the blocker in an effect.
  await waitFor(() => expect(getBlocker).toHaveBeenCalled());

  act(() => void router.navigate(-1));
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Back navigation is disabled during the test.'));
  expect(screen.getByText('The test')).toBeVisible();

  await act(() => router.navigate('/hub'));
  expect(await screen.findByText('Start')).toBeVisible();
});

test('a page that was opened by its address has an entry to go back to, so that Back is asked about there, too', async () => {
  // As the browser router marks the first entry.
  window.history.replaceState({ idx: 0 }, '');
  const { router } = renderRemote(routes, '/exam');
  await screen.findByText('The test');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/exam', hash: '#test' }));
});
