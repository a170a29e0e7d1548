import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { watchOtherTabs } from '@wattle/platform/internal';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { renderShell } from '../../test/render-shell';

jest.unstable_mockModule('./login-again-dialog', () => {
  throw new Error('404');
});

test('where the dialog cannot be had, the user logs in on the page for it and comes back', async () => {
  expectComplaints(/404/);
  watchOtherTabs();
  const { router } = renderShell('/test/weekly-test/maths?again=1', { role: 'student' });
  await screen.findByText('Page of tests');
  localStorage.setItem('isAuthenticated', 'false');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }));
  });
  expect(await screen.findByText('Page of auth')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/test/weekly-test/maths?again=1' },
  });
  expect(localStorage.getItem('user')).toBeNull();
});
