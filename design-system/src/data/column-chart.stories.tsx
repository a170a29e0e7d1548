import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ColumnChart } from './column-chart';

const columns = [58, 64, 61, 72, 81, 88].map((percent, index) => ({
  key: String(index),
  label: `${3 + 4 * index} Mar`,
  note: 'Weekly',
  percent,
  tone: percent < 70 ? ('brand' as const) : ('action' as const),
}));

const meta = {
  component: ColumnChart,
  args: {
    caption: 'Maths, right answers in each test',
    labelHeading: 'Test',
    valueHeading: 'Right answers',
    columns,
  },
} satisfies Meta<typeof ColumnChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OverTime: Story = {};

export const OneTest: Story = { args: { columns: columns.slice(0, 1) } };

export const NothingAndAll: Story = {
  args: { columns: columns.slice(0, 2).map((column, index) => ({ ...column, percent: index * 100 })) },
};

export const ManyTests: Story = {
  args: {
    columns: Array.from({ length: 30 }, (_, index) => ({
      key: String(index),
      label: `${index + 1} Mar`,
      percent: 40 + 2 * index,
    })),
  },
};
