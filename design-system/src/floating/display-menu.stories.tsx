import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DisplayMenu } from './display-menu';

const meta = { component: DisplayMenu, args: { theme: 'system', onChange: () => {} } } satisfies Meta<
  typeof DisplayMenu
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  render: function Chooser(args) {
    const [theme, setTheme] = useState(args.theme);
    return <DisplayMenu theme={theme} onChange={setTheme} />;
  },
};
