import { act, render, screen } from '@testing-library/react';
import { useTheme } from './index';

function Chosen() {
  const [theme, choose] = useTheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {theme}
    </button>
  );
}

test('the chosen theme is shown at once and kept in this browser', () => {
  render(<Chosen />);
  expect(screen.getByText('system')).toBeVisible();
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('dark')).toBeVisible();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('wattle-theme')).toBe('dark');
});
