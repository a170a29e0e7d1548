import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { Sprig } from '../brand/sprig';
import { Banner } from './banner';

const meta = {
  component: Banner,
  args: {
    title: 'Ready for a real start? Create a family account.',
    children: (
      <Button variant="ink" size="large">
        Sign up
      </Button>
    ),
  },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Bright: Story = {};

export const WithSprig: Story = { args: { ornament: <Sprig /> } };
