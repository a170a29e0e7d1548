import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Flag } from 'lucide-react';
import { IconButton } from './icon-button';

/** What hides the tooltip; that it is shown is seen in a browser (test/storybook). */
const isTooltipHidden = () => screen.getByRole('button', { name: 'Flag' }).dataset.tooltip === 'hidden';

const show = () =>
  render(
    <IconButton label="Flag">
      <Flag aria-hidden />
    </IconButton>,
  );

test('Escape hides the tooltip until the keyboard has left the button', async () => {
  show();
  await userEvent.tab();
  expect(isTooltipHidden()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(isTooltipHidden()).toBe(true);
  await userEvent.tab();
  expect(isTooltipHidden()).toBe(false);
});

test('Escape hides the tooltip of the pointer, wherever the focus is, until it comes again', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Flag' });
  await userEvent.hover(button);
  await userEvent.keyboard('{Escape}');
  expect(isTooltipHidden()).toBe(true);
  await userEvent.unhover(button);
  await userEvent.hover(button);
  expect(isTooltipHidden()).toBe(false);
});
