import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { AnnotatedText, type TextNote } from './annotated-text';

const TEXT = `Then I saw it. Behind our fridge there was a door, and it was not there yesterday.
Then I touched the handle and it was warm like a cup of tea.

“You are late,” she wispered`;

const noteOn = (label: string, words: string[], tone?: TextNote['tone']): TextNote => ({
  label,
  tone,
  places: words.map((each) => ({ start: TEXT.indexOf(each), end: TEXT.indexOf(each) + each.length })),
});

const NOTES = [
  noteOn('Two sentences begin with “Then I”.', ['Then I saw', 'Then I touched']),
  noteOn('I can feel the handle.', ['touched the handle and it was warm like a cup of tea'], 'action'),
  noteOn('Is this word spelt right?', ['wispered']),
];

const meta = {
  component: AnnotatedText,
  args: { text: TEXT, notes: NOTES, activeIndex: 1, onActivate: () => undefined },
  render: function Render({ activeIndex, ...args }) {
    const [active, setActive] = useState(activeIndex);
    return <AnnotatedText {...args} activeIndex={active} onActivate={setActive} />;
  },
} satisfies Meta<typeof AnnotatedText>;

export default meta;

export const NotesThatOverlap: StoryObj<typeof meta> = {};
