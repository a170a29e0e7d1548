import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing';
import { SegmentedControl } from '../form/segmented-control';
import { DisplayMenu } from './display-menu';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const CLOCKS = [
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
];

test('shows the theme that is on, tells the one that is chosen, and gives the focus back', async () => {
  const choose = jest.fn();
  render(<DisplayMenu themes={THEMES} theme="dark" onChange={choose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(choose).toHaveBeenCalledWith('light');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Display' })).toHaveFocus();
});

test('holds what else can be chosen, and then names the colours too', async () => {
  render(
    <DisplayMenu themes={THEMES} theme="light" onChange={jest.fn()}>
      <SegmentedControl label="Clock" isLabelVisible options={CLOCKS} value="shown" onChange={jest.fn()} />
    </DisplayMenu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  expect(screen.getByRole('radio', { name: 'Shown' })).toBeChecked();
  expect(screen.getByText('Colours')).not.toHaveStyle({ width: '1px' });
});
