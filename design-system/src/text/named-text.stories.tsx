import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Heading } from '../layout/heading';
import { Stack } from '../layout/stack';
import { NamedText } from './named-text';

const NAMES = ['Priya', 'Zoë', 'Łukasz', 'Bảo', 'Nguyễn Thị Minh', '李明 Wang', 'محمد', 'आरव'];

const meta = { component: NamedText, args: { name: '' } } satisfies Meta<typeof NamedText>;

export default meta;

export const InEveryScript: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      {NAMES.map((name) => (
        <div key={name}>
          <Heading level={2} size={28}>
            <NamedText name={name}>{`Hello, ${name}`}</NamedText>
          </Heading>
          <p>
            <NamedText name={name}>{`${name} took 3 tests this week.`}</NamedText>
          </p>
        </div>
      ))}
    </Stack>
  ),
};
