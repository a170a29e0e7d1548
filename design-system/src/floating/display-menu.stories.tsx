import { useState } from 'react';
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
          look="chips"
          options={SIZES}
          value={size}
          onChange={setSize}
        />
      </DisplayMenu>
    );
  },
};
