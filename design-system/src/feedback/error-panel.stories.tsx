import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../action/button';
import { ButtonLink } from '../action/button-link';
import { ErrorPanel } from './error-panel';

const meta = {
  component: ErrorPanel,
  args: { children: 'Failed to fetch questions. Please try again.' },
} satisfies Meta<typeof ErrorPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sentence: Story = {};

export const WithTitle: Story = { args: { title: 'This page cannot be shown', action: <Button>Try again</Button> } };

export const WithWayBack: Story = {
  args: {
    action: (
      <ButtonLink variant="secondary" href="#back">
        Go Back
      </ButtonLink>
    ),
  },
};
