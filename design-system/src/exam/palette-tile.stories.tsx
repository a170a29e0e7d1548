import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PaletteTile } from './palette-tile';

const meta = { component: PaletteTile, args: { 'aria-label': 'Question 7, not answered', children: 7 } } satisfies Meta<
  typeof PaletteTile
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotAnswered: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Question 7, not answered' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Answered: Story = { args: { isAnswered: true, 'aria-label': 'Question 7, answered' } };

export const Current: Story = { args: { isCurrent: true } };

export const CurrentAndAnswered: Story = {
  args: { isCurrent: true, isAnswered: true, 'aria-label': 'Question 7, answered' },
};

export const Flagged: Story = { args: { isFlagged: true, 'aria-label': 'Question 7, flagged, not answered' } };

export const FlaggedAndAnswered: Story = {
  args: { isFlagged: true, isAnswered: true, 'aria-label': 'Question 7, flagged, answered' },
};
