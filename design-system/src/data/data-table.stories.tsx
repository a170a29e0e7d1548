import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../layout/card';
import { DataTable } from './data-table';

interface Release {
  remote: string;
  version: string;
}

const meta = {
  component: DataTable<Release>,
  args: {
    caption: 'Live releases',
    columns: [
      { label: 'Remote', cell: ({ remote }) => <strong>{remote}</strong> },
      { label: 'Version', cell: ({ version }) => version, hasLabel: true },
    ],
    rows: [
      { remote: 'mf-tests', version: '1.4.0' },
      { remote: 'mf-admin', version: '2.1.0' },
    ],
    keyOf: ({ remote }) => remote,
  },
  render: (args) => (
    <Card isFlush>
      <DataTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof DataTable<Release>>;

export default meta;

export const InACard: StoryObj<typeof meta> = {};
