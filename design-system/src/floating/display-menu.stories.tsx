import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SegmentedControl } from '../form/segmented-control';
import { DisplayMenu } from './display-menu';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const meta = {
  component: DisplayMenu,
  args: { themes: THEMES, theme: 'light', onChange: () => {} },
} satisfies Meta<typeof DisplayMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  render: function Chooser(args) {
    const [theme, setTheme] = useState(args.theme);
    return <DisplayMenu themes={THEMES} theme={theme} onChange={setTheme} />;
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Display' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

const SIZES = ['100', '150', '200'].map((value) => ({ value, label: `${value} %` }));

export const WithMoreToChoose: Story = {
  render: function Chooser(args) {
    const [theme, setTheme] = useState(args.theme);
    const [size, setSize] = useState('100');
    return (
      <DisplayMenu themes={THEMES} theme={theme} onChange={setTheme}>
        <SegmentedControl
          label="Size of the text"
          isLabelVisible
          variant="chips"
          options={SIZES}
          value={size}
          onChange={setSize}
        />
      </DisplayMenu>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Display' }));
    await userEvent.click(canvas.getByRole('radio', { name: '150 %' }));
    await expect(canvas.getByRole('radio', { name: '150 %' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};
