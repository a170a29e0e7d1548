import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CardPage } from './page';

const meta = {
  component: CardPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Forgot the password?', intro: 'A parent chooses a new one.', children: <p>What the card holds.</p> },
} satisfies Meta<typeof CardPage>;

export default meta;

export const Plain: StoryObj<typeof meta> = {};
