import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { OptionRow } from './option-row';

const meta = {
  component: OptionRow,
  args: { name: 'question-4', letter: 'B', children: 'Hearing a voice makes her feel less alone.' },
} satisfies Meta<typeof OptionRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Chosen: Story = { args: { isChosen: true } };

export const CanBeRuledOut: Story = {
  args: { onChoose: fn(), onEliminate: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio'));
    await expect(args.onChoose).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Rule option B out' }));
    await expect(args.onEliminate).toHaveBeenCalledWith(true);
  },
};

export const Eliminated: Story = { args: { isEliminated: true, onEliminate: () => {} } };

export const UsedInAnotherGap: Story = { args: { usedLabel: 'In gap 5' } };

export const Right: Story = { args: { verdict: 'right', isDisabled: true } };

export const Wrong: Story = { args: { verdict: 'wrong', isChosen: true, isDisabled: true } };

export const ChosenAndRight: Story = {
  args: { verdict: 'right', verdictLabel: 'Your answer, right', isChosen: true, isDisabled: true },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    isChosen: true,
    onEliminate: () => {},
    children:
      'She counted the turns aloud so that the dark would have something to listen to, and because her father, who had taught her to do it, was not there to count them with her.',
  },
};
