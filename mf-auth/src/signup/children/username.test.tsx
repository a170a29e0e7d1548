import { act, screen, waitFor } from '@testing-library/react';
import { apiCalls, apiHangs, apiReturns, apiUnreachable } from '@wattle/platform/testing';
import {
  addChild,
  CHECK,
  child,
  fillIn,
  open,
  openFilled,
  priya,
  SIGNUP,
  signUp,
  user,
  wait,
} from '../../../test/sign-up';

const field = () => child(1).getByLabelText('Username');
/** At once; what single letters do is for the first test. */
async function type(text: string) {
  act(() => field().focus());
  await user.paste(text);
}

const says = (words: string) => expect(field()).toHaveAccessibleDescription(words);
const RULE = '3 to 30 letters, digits, . _ or -';

test('asks 500 ms after the last key, once', async () => {
  await open();
  await user.type(field(), 'priya');
  await wait(400);
  await user.type(field(), '.i');
  await wait(400);
  expect(apiCalls(CHECK)).toEqual([]);
  await wait(110);
  expect(apiCalls(CHECK)).toEqual([{ method: 'GET', path: `${CHECK}?username=priya.i`, body: undefined }]);
});

test('says that it is checking, and that a name is available', async () => {
  await open();
  const answer = apiHangs(CHECK, { available: true });
  await type('priya.i');
  says(RULE);
  await wait(600);
  says('Checking...');
  answer();
  expect(await screen.findByText('Available')).toBeVisible();
  says('Available');
  expect(field()).toBeValid();
});

test('says that a name is taken', async () => {
  await open();
  apiReturns(CHECK, { available: false });
  await type('priya.i');
  expect(await screen.findByText('Taken')).toBeVisible();
  expect(field()).toBeInvalid();
});

test('offers a free name instead of a taken one, with one press', async () => {
  await open();
  apiReturns(CHECK, { available: false, suggestion: 'priya.i417' });
  await type('priya.i');
  const use = await screen.findByRole('button', { name: 'Use priya.i417' });
  apiReturns(CHECK, { available: true });
  await user.click(use);
  expect(field()).toHaveValue('priya.i417');
  expect(field()).toHaveFocus();
  expect(await screen.findByText('Available')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
});

test('offers a free name, too, when a name was taken between its check and the sign-up @long', async () => {
  await openFilled();
  apiReturns(CHECK, { available: false, suggestion: 'priya.i417' });
  apiReturns(
    SIGNUP,
    { statusCode: 409, message: 'The username priya.i is already taken. Please choose another one.' },
    409,
  );
  await signUp();
  expect(await screen.findByRole('button', { name: 'Use priya.i417' })).toBeVisible();
});

test('nobody signs up or adds while it is checking', async () => {
  await open();
  const answer = apiHangs(CHECK, { available: true });
  await type('priya.i');
  await wait(600);
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '+ Add Another Child' })).toBeDisabled();
  answer();
  await screen.findByText('Available');
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
});

test('nothing is known of an empty name, nor of one that is being typed', async () => {
  await open();
  await type('priya.i');
  await screen.findByText('Available');
  await type('y');
  says(RULE);
  await user.clear(field());
  says(RULE);
  await wait(600);
  says(RULE);
  expect(apiCalls(CHECK)).toHaveLength(1);
});

test.each([
  ['is refused', ' @long', () => apiReturns(CHECK, { statusCode: 429, message: 'Too many.' }, 429)],
  ['is not answered', '', () => apiUnreachable(CHECK)],
  ['is answered with nonsense', ' @long', () => apiReturns(CHECK, { free: 'yes' })],
])('nothing is known when the check %s%s', async (_what, _mark, fail) => {
  await open();
  fail();
  await type('priya.i');
  await waitFor(() => expect(apiCalls(CHECK)).toHaveLength(1));
  await waitFor(() => says(RULE));
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
});

test('an answer for an older name that comes first is not shown @long', async () => {
  const { answerOld, answerNew } = await checkTwoNames();
  answerOld();
  await wait(600);
  says('Checking...');
  answerNew();
  expect(await screen.findByText('Available')).toBeVisible();
});

test('an answer for an older name that comes last is not shown', async () => {
  const { answerOld, answerNew } = await checkTwoNames();
  await wait(600);
  answerNew();
  expect(await screen.findByText('Available')).toBeVisible();
  answerOld();
  await wait(600);
  says('Available');
  expect(field()).toBeValid();
});

/** Types a name that is taken, and goes on to one that is free, while nothing is answered yet. */
async function checkTwoNames() {
  await open();
  const answerOld = apiHangs(CHECK, { available: false });
  await type('priya');
  await wait(600);
  says('Checking...');
  const answerNew = apiHangs(CHECK, { available: true });
  await type('.i');
  return { answerOld, answerNew };
}

test.each([
  ['p!', ''],
  ['zoë', ' @long'],
  ['ab', ''],
  ['priya iyer', ' @long'],
  ['p'.repeat(31), ''],
])('says of %j at once that no child may have it, and asks nobody%s', async (name) => {
  await open();
  await type(name);
  says(RULE);
  await wait(600);
  says('Use 3 to 30 characters: plain letters (a to z), digits, dots, underscores or hyphens.');
  expect(field()).toBeInvalid();
  expect(apiCalls(CHECK)).toEqual([]);
});

test('a taken name keeps a child from being added', async () => {
  await open();
  apiReturns(CHECK, { available: false });
  await fillIn(child(1), priya);
  await screen.findByText('Taken');
  await addChild();
  expect(screen.getByRole('alert')).toHaveTextContent('Username is already taken. Please choose another one.');
  expect(field()).toHaveFocus();
});

test('a taken name keeps a family from signing up, until another is chosen', async () => {
  await openFilled();
  apiReturns(CHECK, { available: false });
  await type('y');
  await screen.findByText('Taken');
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Username is already taken. Please choose another one.');
  expect(field()).toHaveFocus();
  expect(apiCalls(SIGNUP)).toEqual([]);

  apiReturns(CHECK, { available: true });
  await type('er');
  expect(await screen.findByText('Available')).toBeVisible();
  expect(screen.queryByText('Username is already taken. Please choose another one.')).toBeNull();
});

test.each([
  ['available', '', true, 'Available'],
  ['taken', ' @long', false, 'Taken'],
])('after an empty form was sent, a name that is %s is shown as such%s', async (_what, _mark, available, words) => {
  await open();
  await signUp();
  expect(await screen.findByText('Please add at least one child.')).toBeVisible();
  apiReturns(CHECK, { available });
  await type('p');
  says(RULE);
  await type('riya.i');
  expect(await screen.findByText(words)).toBeVisible();
  says(words);
});

test('after a child without a name was to be added, a name that is available is shown as such @long', async () => {
  await open();
  await addChild();
  says('Username is required.');
  await type('priya.i');
  expect(await screen.findByText('Available')).toBeVisible();
  says('Available');
});
