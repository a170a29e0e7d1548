import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SubjectMark } from './subject-mark';

const meta = { component: SubjectMark, args: { subject: 'Maths' } } satisfies Meta<typeof SubjectMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Maths: Story = {};

export const ThinkingSkills: Story = { args: { subject: 'ThinkingSkills' } };

export const Writing: Story = { args: { subject: 'Writing' } };

export const Reading: Story = { args: { subject: 'Reading' } };
