import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { Card } from '../layout/card';
import { Chip } from './chip';
import { Table } from './table';

const meta = {
  component: Table,
  args: {
    caption: 'Questions',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Question</th>
            <th scope="col">Type</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {['Which number is exactly halfway between 3.6 and 5.2?', 'What is the tenth number?'].map((text, index) => (
            <tr key={text}>
              <td>{index + 1}</td>
              <td>{text}</td>
              <td>
                <Chip tone="action">Original</Chip>
              </td>
              <td>
                <Button variant="quiet" size="dense">
                  Generate
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Bare: Story = {};

export const InACard: Story = {
  render: (args) => (
    <Card isFlush>
      <Table {...args} />
    </Card>
  ),
};
