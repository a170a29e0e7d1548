import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './skip-link';

test('leads past the navigation, without an entry in the history', async () => {
  render(
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>,
  );
  const { length } = window.history;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect([window.history.length, window.location.hash]).toEqual([length, '']);
});
