import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DetailsSummary } from '../data/disclosure';

const meta = {
  component: DetailsSummary,
  args: { children: 'The 9 right answers' },
  decorators: [
    (Story) => (
      <details>
        <Story />
        <p>They are shown once this is open.</p>
      </details>
    ),
  ],
} satisfies Meta<typeof DetailsSummary>;

export default meta;

export const Folded: StoryObj<typeof meta> = {};
