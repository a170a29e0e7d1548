import { act, render, screen } from '@testing-library/react';
import { useTheme } from './index';
import { watchOtherTabs } from './internal';
import './testing';

function Chosen() {
  const [theme, choose] = useTheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {theme}
    </button>
  );
}

const shown = () => [screen.getByRole('button').textContent, document.documentElement.dataset.theme];

afterEach(() => delete document.documentElement.dataset.theme);

test('the chosen theme is shown at once and kept in this browser', () => {
  render(<Chosen />);
  expect(screen.getByText('system')).toBeVisible();
  act(() => screen.getByRole('button').click());
  expect(shown()).toEqual(['dark', 'dark']);
  expect(localStorage.getItem('wattle-theme')).toBe('dark');
});

test('another tab that chooses a theme is followed', () => {
  watchOtherTabs();
  render(<Chosen />);
  act(() => {
    localStorage.setItem('wattle-theme', 'high-contrast');
    window.dispatchEvent(new StorageEvent('storage', { key: 'wattle-theme' }));
  });
  expect(shown()).toEqual(['high-contrast', 'high-contrast']);
});

test('a stored value that is no theme counts as the wish of the device, on the page and in the menu', () => {
  localStorage.setItem('wattle-theme', 'sepia');
  document.documentElement.dataset.theme = 'sepia';
  watchOtherTabs();
  render(<Chosen />);
  expect(shown()).toEqual(['system', 'system']);
});
