import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing';
import { DisplayMenu } from './display-menu';

test('shows the theme that is on, tells the one that is chosen, and gives the focus back', async () => {
  const choose = jest.fn();
  render(<DisplayMenu theme="dark" onChange={choose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'High contrast' }));
  expect(choose).toHaveBeenCalledWith('high-contrast');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Display' })).toHaveFocus();
});
