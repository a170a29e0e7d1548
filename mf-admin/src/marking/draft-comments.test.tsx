import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, apiUnreachable, renderElement, signInAs } from '@wattle/platform/testing';
import { expectNoFaults } from '../../test/no-faults';
import { press } from '../../test/press';
import { DraftComments } from './draft-comments';

const ID = 'f'.repeat(24);
const PATH = `writing-markings/${ID}/draft-comments`;
const TEXT = 'The owl sat in the gum tree. It was dark.';
const ASK = { name: 'Ask a model for draft comments' };
const onUse = jest.fn(() => true);

function open(modelHelp = { isAllowed: true } as { isAllowed: boolean; reason?: string }) {
  signInAs('marker');
  onUse.mockClear();
  return renderElement(<DraftComments markingId={ID} text={TEXT} modelHelp={modelHelp} onUse={onUse} />);
}

const drafts = [
  { start: 4, end: 7, criterion: 'ideas', text: 'I want to know this owl. What does it wait for?' },
  { start: 29, end: 40, criterion: 'sentences', text: 'A short sentence. What could a long one tell?' },
] as const;

test('drafts are changed, used or left out, each with the words that it is about', async () => {
  open();
  apiUnreachable(PATH);
  await userEvent.click(screen.getByRole('button', ASK));
  expect(await screen.findByRole('alert')).toBeVisible();

  apiReturns(PATH, { comments: drafts, dropped: 2, concern: 'Talk to somebody before you mark it.' });
  await userEvent.click(screen.getByRole('button', ASK));
  expect(await screen.findByText('2 drafts to choose from. 2 more failed our checks.')).toBeVisible();
  expect(screen.getByText('Talk to somebody before you mark it.')).toBeVisible();
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Ideas: owl');

  const words = screen.getByRole('textbox', { name: 'Draft on “owl”' });
  await userEvent.clear(words);
  expect(screen.getByRole('button', { name: 'Use the draft on “owl”' })).toBeDisabled();
  await userEvent.paste('What does it wait for?');
  onUse.mockReturnValueOnce(false);
  await press('Use the draft on “owl”');
  expect(words).toHaveValue('What does it wait for?');
  await press('Use the draft on “owl”');
  expect(onUse.mock.calls).toEqual(Array(2).fill([{ ...drafts[0], text: 'What does it wait for?' }]));
  await press('Leave out the draft on “It was dark”');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('button', ASK)).toHaveFocus();
  expect(apiCalls(PATH)).toHaveLength(2);
});

test('it says why nothing is there: all failed, or no yes of the parents', async () => {
  const first = open();
  apiReturns(PATH, { comments: [], dropped: 5 });
  await userEvent.click(screen.getByRole('button', ASK));
  expect(await screen.findByText(/^The model drafted 5 comments, and none passed our checks\./)).toBeVisible();
  first.unmount();
  open({ isAllowed: false, reason: 'The child’s parents have not allowed it.' });
  const panel = within(screen.getByRole('region', { name: 'Help of a model' }));
  expect(panel.getByText('The child’s parents have not allowed it.')).toBeVisible();
  expect(panel.queryByRole('button')).toBeNull();
});

test('drafts have no serious fault of accessibility @long', async () => {
  const { baseElement } = open();
  apiReturns(PATH, { comments: drafts, dropped: 2, concern: 'Talk to somebody before you mark it.' });
  await userEvent.click(screen.getByRole('button', ASK));
  await screen.findByText('2 drafts to choose from. 2 more failed our checks.');
  await expectNoFaults(baseElement);
});
