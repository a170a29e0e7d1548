import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WRITING_COMMENT_BANK } from '@wattle/contract/writing-comment-bank';
import type { MarkingBody, WritingMarking } from '@wattle/contract/writing-markings';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import {
  apiCalls,
  apiHangs,
  apiResponds,
  apiReturns,
  apiUnreachable,
  renderRemote,
  shownNotices,
  signInAs,
} from '@wattle/platform/testing';
import { aMarking, HALF_MARKED, MARKING_ID, MARKING_URL, markingIs, placeOf, RETURNED } from '../../test/a-marking';
import { expectNoFaults } from '../../test/no-faults';
import { paste, press } from '../../test/press';
import routes from '../routes';

const PATH = `writing-markings/${MARKING_ID}`;
const MARKS = { ideas: 4, form: 2, organisation: 2, style: 3, sentences: 2, punctuation: 1, spelling: 2 };
const [SPELLING = ''] = WRITING_COMMENT_BANK.spelling;
const WHOLE: MarkingBody = { ...HALF_MARKED, marks: MARKS };
const CHANGED: MarkingBody = { ...HALF_MARKED, marks: { ...MARKS, ideas: 5 } };

const user = userEvent.setup();
/** What has this label. Testing Library asks each of the words for its labels. */
const labelled = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLElement;
const text = () => labelled('Text of the child');
const word = (name: string) => within(text()).getAllByText(name)[0] as HTMLElement;
const selected = () => screen.queryByText(/^On “/)?.textContent;
const comments = () => document.querySelector('[aria-label="Comments on this text"]') as HTMLElement | null;
const level = (criterion: string, mark: number) => within(labelled(criterion)).getByLabelText(String(mark));
const returnButton = () => screen.getByText(/^Return (?:to|again)/).closest('button') as HTMLElement;
const bodyOf = (method: string) => apiCalls().findLast((call) => call.method === method)?.body;

const puts = () => apiCalls().filter(({ method }) => method === 'PUT');

/** As in the product: what is saved or returned is what the page then has. */
async function open(marking: WritingMarking = aMarking()) {
  signInAs('marker');
  markingIs(marking);
  apiResponds(PATH, ({ method }) =>
    Response.json(method === 'PUT' ? { claimedUntil: new Date().toISOString() } : marking),
  );
  apiResponds(`${PATH}/return`, ({ body }) =>
    Response.json({ ...marking, saved: body, returnedAt: new Date().toISOString() }),
  );
  const view = renderRemote(routes, MARKING_URL);
  await screen.findByText('14 waiting, oldest 2 days');
  return view;
}

describe('selecting words', () => {
  test('a press selects a word, a drag whole words, also when it is done by touch', async () => {
    await open();
    await user.click(word('fridge'));
    expect(selected()).toBe('On “fridge”');
    const [from, to] = [word('warm'), word('cup')];
    act(() => {
      document.getSelection()?.setBaseAndExtent(from.firstChild as Node, 2, to.firstChild as Node, 1);
      fireEvent(document, new Event('selectionchange'));
    });
    expect(selected()).toBe('On “warm like a cup”');
  });

  test('arrow keys go from word to word, and with Shift select more', async () => {
    await open();
    text().focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(selected()).toBe('On “I”');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(selected()).toBe('On “I saw”');
    await user.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}');
    expect(selected()).toBe('On “Then”');
    await user.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}');
    expect(selected()).toBe('On “she whispered”');
    await user.keyboard('{Escape}');
    expect(selected()).toBeUndefined();
  });
});

describe('comments', () => {
  test('hang on words, from the bank of the focused criterion, numbered as the text goes', async () => {
    await open();
    await user.keyboard('{Shift>}1{/Shift}');
    expect(shownNotices()).toEqual(['First select the words in the text that it is about.']);
    await user.click(word('legs'));
    await press('What did they do next?');
    await user.click(word('herd'));
    await user.click(level('Spelling', 3));
    await user.keyboard('{Shift>}1{/Shift}');
    const [first, second] = within(comments() as HTMLElement).getAllByRole('listitem');
    expect(first).toHaveTextContent(`1Spelling on “herd”${SPELLING}Edit`);
    expect(second).toHaveTextContent('2Ideas on “legs”What did they do next?Edit');
    expect(within(text()).getByRole('button', { name: `Comment 1: ${SPELLING}` })).toBeVisible();
    await waitFor(() =>
      expect(bodyOf('PUT')).toMatchObject({
        comments: [
          { ...placeOf('herd'), criterion: 'spelling', text: SPELLING },
          { ...placeOf('legs'), criterion: 'ideas', text: 'What did they do next?' },
        ],
        marks: {},
      }),
    );
  });

  test('of one’s own begin with C, and letters in a field are letters', async () => {
    await open();
    await user.click(word('tiny'));
    await user.keyboard('c');
    const field = screen.getByLabelText('Write your own comment for Ideas');
    expect(field).toHaveFocus();
    await user.keyboard('rc1{Enter}');
    expect(text()).toHaveFocus();
    expect(comments()).toHaveTextContent('Ideas on “tiny”rc1');
    await paste(field, 'Like me');
    await press('Add the comment');
    expect(document.body).not.toHaveFocus();
    expect(screen.getByText('0 so far, 25 at most')).toBeVisible();
  });

  test('are changed and removed, from the list or from their number in the text', async () => {
    await open(aMarking({ saved: HALF_MARKED }));
    await user.click(within(text()).getByRole('button', { name: /^Comment 2/ }));
    expect(screen.getByLabelText('Comment')).toHaveFocus();
    await user.clear(screen.getByLabelText('Comment'));
    await user.paste('Listen to it.');
    await press('Save');
    expect(comments()).toHaveTextContent('Spelling on “herd”Listen to it.');
    expect(screen.getByRole('button', { name: 'Edit comment 2' })).toHaveFocus();
    await press('Edit comment 1');
    const message = screen.getByLabelText(/^Message to the child/);
    await user.type(message, 'H');
    expect(message).toHaveFocus();
    await press('Remove');
    expect(within(comments() as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Edit comment 1' })).toHaveFocus();
  });

  test('that a marker has used are forgotten on request', async () => {
    await open();
    apiReturns(`writing-comments/${'2'.repeat(24)}`, null);
    await press('Forget: What did they do next?');
    await waitFor(() => expect(apiCalls(`writing-comments/${'2'.repeat(24)}`)).toMatchObject([{ method: 'DELETE' }]));
  });
});

describe('the rubric', () => {
  test('takes digits for the focused criterion and goes on to the next one', async () => {
    await open();
    await user.keyboard('49');
    expect(level('Ideas', 4)).toBeChecked();
    expect(screen.getByText(/The idea is your own, and small details/, { selector: 'p' })).toHaveTextContent(
      'Ideas 4:',
    );
    expect(screen.getByRole('heading', { name: 'Comments for Form' })).toBeVisible();
    await user.keyboard('0{ArrowUp}1');
    expect(level('Form', 1)).toBeChecked();
    await user.click(level('Spelling', 3));
    expect(screen.getByRole('heading', { name: 'Comments for Spelling' })).toBeVisible();
    expect(screen.getByText('8 so far, 25 at most')).toBeVisible();
  });

  test('takes no keys when they are turned off, on the next text either @long', async () => {
    const { unmount } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Shortcut keys' }));
    await user.click(word('tiny'));
    await user.keyboard('4{Shift>}1{/Shift}');
    expect(screen.getByText('0 so far, 25 at most')).toBeVisible();
    expect(comments()).toBeNull();
    unmount();
    await open();
    await user.keyboard('4');
    expect(screen.getByText('0 so far, 25 at most')).toBeVisible();
  });
});

describe('returning', () => {
  test('waits for seven levels and a comment or a message, and says so', async () => {
    await open(aMarking({ saved: { comments: [], marks: HALF_MARKED.marks } }));
    expect(screen.getByText('after two more levels: Punctuation, Spelling')).toBeVisible();
    expect(returnButton()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('12');
    expect(screen.getByText('after a comment or a message')).toBeVisible();
    await user.keyboard('r');
    expect(returnButton()).toHaveFocus();
    expect(apiCalls(`${PATH}/return`)).toEqual([]);
    await paste(screen.getByLabelText(/^Message to the child/), 'Well told.');
    expect(returnButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('a double click returns once, and the next text is one key away', async () => {
    const { router } = await open(aMarking({ saved: WHOLE }));
    await user.click(level('Ideas', 5));
    const respond = apiHangs(`${PATH}/return`, { ...RETURNED, saved: CHANGED });
    await user.dblClick(returnButton());
    // Longer than the pause before a save, which would be refused now.
    await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
    respond();
    expect(await screen.findByText(/The child and the parents can read it now/)).toBeVisible();
    expect(apiCalls(`${PATH}/return`).map(({ body }) => body)).toEqual([CHANGED]);
    expect(screen.getByRole('button', { name: 'Next text' })).toHaveFocus();
    expect(screen.queryByText(/^Return (?:to|again)/)).toBeNull();
    const id = 'c'.repeat(24);
    apiReturns('writing-markings/claim-next', aMarking({ id, title: 'What the lighthouse heard' }));
    apiReturns(`writing-markings/${id}`, aMarking({ id, title: 'What the lighthouse heard' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'What the lighthouse heard' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/admin-dashboard/writing/${id}`);
    expect(apiCalls().some(({ method }) => method === 'PUT')).toBe(false);
  });

  test('a returned text is changed by the same page, and the old marking is kept', async () => {
    await open(RETURNED);
    expect(screen.getByText('What the child read before (1)')).toBeVisible();
    expect(screen.queryByText('Give it back to the queue')).toBeNull();
    expect(screen.queryByText('Help of a model')).toBeNull();
    await user.click(level('Ideas', 5));
    expect(screen.getByText('The child will see the new one. The old one is kept below.')).toBeVisible();
    await press('Return again');
    expect(await screen.findByText(/The child and the parents can read it now/)).toBeVisible();
    expect(bodyOf('POST')).toEqual({ ...RETURNED.saved, marks: { ...MARKS, ideas: 5 } });
  });

  test('fails with a sentence and loses nothing', async () => {
    await open(aMarking({ saved: WHOLE }));
    apiUnreachable(`${PATH}/return`);
    await user.click(returnButton());
    expect(await screen.findByText(/The text could not be returned. Nothing you wrote is lost/)).toBeVisible();
    expect(returnButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('250 words with five comments from the bank and seven levels take less than 40 keys and clicks @long', async () => {
    await open();
    let steps = 0;
    const click = async (element: HTMLElement) => {
      steps += 1;
      await user.click(element);
    };
    const press = async (...keys: string[]) => {
      steps += keys.length;
      await user.keyboard(keys.join(''));
    };
    await click(word('warm'));
    await press('{Shift>}1{/Shift}', '4', '2', '2');
    await click(word('breathing'));
    await press('{Shift>}1{/Shift}', '3');
    await click(word('wanted'));
    await press('{Shift>}1{/Shift}', '2', '2');
    await click(word('herd'));
    await press('{Shift>}1{/Shift}');
    await click(word('definately'));
    await press('{Shift>}2{/Shift}', '2', 'r');
    expect(await screen.findByText(/The child and the parents can read it now/)).toBeVisible();
    const body = apiCalls(`${PATH}/return`)[0]?.body as MarkingBody;
    expect(body.comments).toHaveLength(5);
    expect(body.marks).toEqual({ ...MARKS, style: 3, punctuation: 2 });
    expect(steps).toBeLessThanOrEqual(40);
  });
});

describe('saving', () => {
  test('says so, and tries again after the network was lost', async () => {
    await open();
    expect(screen.getByText('Saved')).toBeVisible();
    const respond = apiHangs(PATH, { claimedUntil: new Date().toISOString() });
    await user.keyboard('4');
    expect(screen.getByText('Saving')).toBeVisible();
    await waitFor(() => expect(bodyOf('PUT')).toMatchObject({ marks: { ideas: 4 } }));
    respond();
    expect(await screen.findByText('Saved')).toBeVisible();
    apiUnreachable(PATH);
    await user.keyboard('2');
    expect(await screen.findByText(/There is no connection/)).toBeVisible();
    expect(level('Form', 2)).toBeChecked();
    apiReturns(PATH, { claimedUntil: new Date().toISOString() });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(bodyOf('PUT')).toMatchObject({ marks: { ideas: 4, form: 2 } });
  });

  test('that is refused is not tried again, and says so @long', async () => {
    const { unmount } = await open();
    apiReturns(PATH, {}, 413);
    await user.keyboard('4');
    expect(await screen.findByText('This could not be saved.')).toBeVisible();
    expect(screen.queryByText('Saving')).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
    expect(puts()).toHaveLength(1);
  });

  test('stops when another marker has the text, and what was written can be copied', async () => {
    await open(aMarking({ saved: WHOLE }));
    const message = 'tom has this text now.';
    apiReturns(PATH, { statusCode: 409, message }, 409);
    await paste(screen.getByLabelText(/^Message to the child/), 'Well told.');
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
    expect(screen.getByLabelText('What you wrote')).toHaveDisplayValue(/Spelling, “herd”: Sounds right.*Well told/s);
    expect(screen.getByLabelText(/^Message to the child/)).toHaveValue('Well told.');
    expect(returnButton()).toHaveAttribute('aria-disabled', 'true');
    await press('Copy what I wrote');
    await waitFor(() => expect(shownNotices()).toEqual(['What you wrote is copied.']));
  });

  test('comes before the page is left, once', async () => {
    const { unmount } = await open();
    await user.keyboard('4');
    expect(puts()).toEqual([]);
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
    expect(puts()).toMatchObject([{ body: { marks: { ideas: 4 } } }]);
  });

  test.each([
    ['sends once what a save under way did not contain, whoever waits for it @long', 200, 2],
    ['that is refused while the page is left is not sent again @long', 413, 1],
  ])('%s', async (_title, status, expected) => {
    const { unmount } = await open();
    apiReturns(`${PATH}/claim`, null);
    let respond: () => void = () => undefined;
    const response = new Promise<void>((resolve) => (respond = resolve));
    apiResponds(PATH, async () => {
      await response;
      return Response.json({ claimedUntil: new Date().toISOString() }, { status });
    });
    await user.keyboard('4');
    await waitFor(() => expect(puts()).toHaveLength(1));
    if (expected > 1) await user.keyboard('2');
    await press('Give it back to the queue');
    unmount();
    respond();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(puts()).toHaveLength(expected);
  });

  test('comes before the text is given back, once however often that is asked for', async () => {
    const { router } = await open();
    apiReturns(`${PATH}/claim`, null);
    await user.keyboard('4');
    await user.dblClick(screen.getByRole('button', { name: 'Give it back to the queue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin-dashboard/writing'));
    expect(puts()).toMatchObject([{ body: { marks: { ideas: 4 } } }]);
    const methods = apiCalls().map(({ method }) => method);
    expect(methods.indexOf('DELETE')).toBeGreaterThan(methods.indexOf('PUT'));
    expect(methods.filter((each) => each === 'DELETE')).toHaveLength(1);
  });
});

test('a text that is with another marker leads back to the queue', async () => {
  signInAs('marker');
  markingIs();
  apiReturns(PATH, { statusCode: 409, message: 'tom has this text now.' }, 409);
  renderRemote(routes, MARKING_URL);
  expect(await screen.findByText('tom has this text now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the queue' })).toHaveAttribute('href', '/admin-dashboard/writing');
});

test('a second marker is told that no child reads it, and needs no message', async () => {
  await open(aMarking({ isSecond: true, saved: { comments: [], marks: MARKS } }));
  expect(screen.getByText(/^This is a second marking\. The child does not see it/)).toBeVisible();
  expect(screen.queryByLabelText(/Message to the child/)).toBeNull();
  await press(/^Finish marking/);
  expect(await screen.findByText('Your levels are for us only.', { exact: false })).toBeVisible();
  expect(screen.queryByText(/can read it now/)).toBeNull();
});

test('a comment that is half changed stays so when another one is inserted before it @long', async () => {
  await open(aMarking({ saved: HALF_MARKED }));
  await press('Edit comment 2');
  await user.clear(screen.getByLabelText('Comment'));
  await user.type(screen.getByLabelText('Comment'), 'Half');
  await user.click(word('saw'));
  // Keys belong to the field while it has the focus.
  text().focus();
  await user.keyboard('{Shift>}1{/Shift}');
  await waitFor(() => expect(within(comments() as HTMLElement).getAllByRole('listitem')).toHaveLength(4));
  expect(screen.getByLabelText('Comment')).toHaveValue('Half');
});

describe('no serious fault of accessibility @long', () => {
  test('where a returned text is changed', async () => {
    const { baseElement } = await open(RETURNED);
    await user.click(level('Ideas', 5));
    await expectNoFaults(baseElement);
  });

  test('where another marker has the text', async () => {
    const { baseElement } = await open(aMarking({ saved: WHOLE }));
    apiReturns(PATH, { statusCode: 409, message: 'tom has this text now.' }, 409);
    await paste(screen.getByLabelText(/^Message to the child/), 'Well told.');
    await screen.findByLabelText('What you wrote');
    await expectNoFaults(baseElement);
  });
});
