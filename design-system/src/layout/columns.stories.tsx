import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from './card';
import { Columns } from './grid';

const meta = {
  component: Columns,
  args: {
    widths: 'minmax(0, 1fr) 320px',
    children: (
      <>
        <Card>A question</Card>
        <Card>Its history</Card>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;

export default meta;

export const WithASidePanel: StoryObj<typeof meta> = {};
