import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Writing } from '@wattle/contract/writings';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiResponds, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import { aDraft, aMarking, aWriting, SECOND, TEXT_PATH, TEXT_URL, writingIs } from '../../test/writing-api';
import routes from '../routes';

const DRAFT = `${TEXT_PATH}/draft`;
const SHORT = 'The door sang.';

async function show(writing: Writing, step = 'draft') {
  writingIs(writing);
  const view = renderRemote(routes, `${TEXT_URL}?step=${step}`);
  await screen.findByRole('heading', { level: 1, name: 'Look over your text' });
  return view;
}

const aShort = (overrides: Partial<Writing> = {}) => aWriting({ draftTexts: [aDraft({ text: SHORT })], ...overrides });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Draft 2' });
const write = async (words: string) => {
  await userEvent.click(field());
  await userEvent.paste(words);
  // Nothing more is written for a while.
  act(() => void jest.advanceTimersByTime(1_000));
};
const online = () => act(() => void window.dispatchEvent(new Event('online')));
const sent = () => apiCalls(DRAFT).map(({ body }) => body);
/** The server takes each save. */
const saves = () => apiResponds(DRAFT, ({ body }) => Response.json({ version: (body as { version: number }).version }));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  signInAs('student');
  saves();
});
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

it('begins with the last draft, beside what was said of it and the plan', async () => {
  const plan = { reader: 'My class', summary: 'A door opens', points: ['door', '', 'girl'] };
  const draftTexts = [aDraft()];
  await show(aWriting({ draftTexts, markings: [aMarking()], plan, acceptedWords: ['definately'] }));
  expect(field()).toHaveValue(draftTexts[0]?.text);
  expect(screen.getByText('it was warm like a cup of tea')).toBeVisible();
  expect(screen.getByText('Style: I can feel this in my own hand.')).toBeVisible();
  await userEvent.click(screen.getByText('What a program noticed', { selector: 'summary' }));
  expect(screen.getByText(/Long sentence: 42 words/)).toBeVisible();
  expect(screen.queryByText(/“definately”/)).toBeNull();
  await userEvent.click(screen.getByText('Your plan'));
  expect(screen.getByText('My class')).toBeVisible();
});

it('is saved with a rising version after each pause, and finished once; both drafts are then compared', async () => {
  await show(aShort());
  await userEvent.click(screen.getByRole('button', { name: 'Finish this draft' }));
  expect(screen.getByText('This is still your last draft. Change something first.')).toBeVisible();
  await write(' It hummed.');
  await waitFor(() => expect(sent()).toEqual([{ text: `${SHORT} It hummed.`, version: 1 }]));
  await write(' I ran.');
  await waitFor(() => expect(sent().at(-1)).toEqual({ text: `${SHORT} It hummed. I ran.`, version: 2 }));
  expect(await screen.findByText('Saved')).toBeVisible();

  const draftTexts = [aDraft({ text: SHORT }), aDraft({ number: 2, text: `${SHORT} It hummed. I ran.` })];
  apiReturns(`${TEXT_PATH}/drafts`, aWriting({ draftTexts }), 201);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Finish this draft' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Compare your drafts' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/^You changed 4 words/)).toBeVisible();
  expect(screen.getByText('It hummed. I ran.', { selector: 'mark' })).toBeVisible();
  expect(apiCalls(`${TEXT_PATH}/drafts`).map(({ body }) => body)).toEqual([
    { text: `${SHORT} It hummed. I ran.`, version: 3 },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.includes('-draft-'))).toEqual([]);
});

it('no longer asks about a word once it is corrected', async () => {
  const observations = [{ kind: 'spelling' as const, places: [{ start: 4, end: 11 }] }];
  await show(aWriting({ draftTexts: [aDraft({ text: 'The enormus door.' })], observations }));
  expect(screen.getByText('“enormus”: is it spelt right?')).toBeVisible();
  await userEvent.clear(field());
  await write('The enormous door.');
  expect(screen.queryByText('“enormus”: is it spelt right?')).toBeNull();
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('stays on the device without a network, and is saved when it is back', async () => {
  apiUnreachable(DRAFT);
  const { unmount } = await show(aShort());
  await write(' Then');
  expect(await screen.findByText(/Not saved yet, kept on this device/)).toBeVisible();
  apiUnreachable(`${TEXT_PATH}/drafts`);
  await userEvent.click(screen.getByRole('button', { name: 'Finish this draft' }));
  expect(await screen.findByText('Your draft is not finished yet. Please try again.')).toBeVisible();
  unmount();
  await show(aShort());
  expect(field()).toHaveValue(`${SHORT} Then`);
  saves();
  online();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent().at(-1)).toEqual({ text: `${SHORT} Then`, version: 1 });
});

it('is saved, whatever shape the response has', async () => {
  apiReturns(DRAFT, { message: 'Saved.' });
  await show(aShort());
  await write(' Then');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent()).toEqual([{ text: `${SHORT} Then`, version: 1 }]);
});

describe('whose change is taken back', () => {
  const takeBack = () => {
    fireEvent.change(field(), { target: { value: SHORT } });
    act(() => void jest.advanceTimersByTime(1_000));
  };

  it('while it is being saved, is saved without it, also when the page is left then', async () => {
    let stored = { text: '', version: 0 };
    let respond: () => void = () => undefined;
    apiResponds(DRAFT, ({ body }) => {
      const asked = body as typeof stored;
      if (asked.version <= stored.version) return Response.json({ message: 'It was saved since.' }, { status: 409 });
      stored = asked;
      writingIs(aShort({ openDraft: stored }));
      const response = Response.json({ version: asked.version });
      if (asked.version > 1) return response;
      return new Promise<Response>((resolve) => {
        respond = () => resolve(response);
      });
    });
    const { unmount } = await show(aShort());
    await write(' It hummed.');
    await waitFor(() => expect(stored.text).toBe(`${SHORT} It hummed.`));
    takeBack();
    expect(screen.getByText('Saving')).toBeVisible();
    unmount();
    await act(async () => respond());
    await waitFor(() => expect(stored.text).toBe(SHORT));
  });

  it('after a save that has failed, is saved again @long', async () => {
    apiUnreachable(DRAFT);
    await show(aShort());
    await write(' It hummed.');
    expect(await screen.findByText(/Not saved yet, kept on this device/)).toBeVisible();
    takeBack();
    saves();
    online();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent().at(-1)).toEqual({ text: SHORT, version: 1 });
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
  });
});

it('that another page has saved since loses neither text', async () => {
  await show(aShort({ openDraft: { text: 'One.', version: 1 } }));
  writingIs(aShort({ openDraft: { text: 'One. Elsewhere.', version: 2 } }));
  apiReturns(DRAFT, { message: 'It was saved since.' }, 409);
  await write(' Here.');
  expect(await screen.findByText(/You wrote on another page or device, too/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('One. Elsewhere.');
  expect(field()).toHaveValue('One. Here.');
  expect(screen.getByRole('button', { name: 'Finish this draft' })).toHaveAttribute('aria-disabled', 'true');
  saves();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the one below' }));
  online();
  await waitFor(() => expect(sent().at(-1)).toEqual({ text: 'One. Here.', version: 3 }));
});

it('whose saved text was not acknowledged goes on on the same device, without a question', async () => {
  apiUnreachable(DRAFT);
  await show(aShort());
  await write(' One.');
  expect(await screen.findByText(/Not saved yet, kept on this device/)).toBeVisible();
  // It has arrived all the same.
  writingIs(aShort({ openDraft: { text: `${SHORT} One.`, version: 1 } }));
  apiResponds(DRAFT, ({ body }) => {
    const { version } = body as { version: number };
    return version > 1
      ? Response.json({ version })
      : Response.json({ message: 'It was saved since.' }, { status: 409 });
  });
  await write(' Two.');
  online();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent().at(-1)).toEqual({ text: `${SHORT} One. Two.`, version: 2 });
  expect(screen.queryByText(/You wrote on another page/)).toBeNull();
});

describe('that was sent as its step was left', () => {
  const toStep = (name: RegExp) => userEvent.click(screen.getByRole('link', { name }));

  it.each([
    ['and is answered later', false],
    ['and whose response is lost @long', true],
  ])('%s, is of no other page', async (_title, isLost) => {
    const answers: (() => void)[] = [];
    let stored = { text: '', version: 0 };
    // It takes each save at once, and answers the first one late or never.
    apiResponds(DRAFT, ({ body }) => {
      const asked = body as typeof stored;
      if (asked.version <= stored.version) return Response.json({ message: 'It was saved since.' }, { status: 409 });
      stored = asked;
      writingIs(aShort({ openDraft: stored }));
      if (asked.version > 1) return Response.json({ version: asked.version });
      return new Promise<Response>((resolve, reject) => {
        answers.push(() =>
          isLost ? reject(new TypeError('Failed to fetch')) : resolve(Response.json({ version: 1 })),
        );
      });
    });
    await show(aShort());
    await userEvent.click(field());
    await userEvent.paste(' One.');
    await toStep(/Look over/);
    await waitFor(() => expect(sent()).toEqual([{ text: `${SHORT} One.`, version: 1 }]));
    if (isLost) await act(async () => answers[0]?.());
    await toStep(/Write it again/);
    expect(field()).toHaveValue(`${SHORT} One.`);
    await write(' Two.');
    await waitFor(() => expect(sent().at(-1)).toEqual({ text: `${SHORT} One. Two.`, version: 2 }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await act(async () => answers[0]?.());
    expect(field()).toHaveValue(`${SHORT} One. Two.`);
    expect(screen.queryByText(/You wrote on another page/)).toBeNull();
  });
});

it('that another page has saved since is not finished before it is read', async () => {
  await show(aShort({ openDraft: { text: 'One.', version: 1 } }));
  writingIs(aShort({ openDraft: { text: 'One. Elsewhere.', version: 2 } }));
  const message = 'You wrote more of this draft on another page.';
  apiReturns(`${TEXT_PATH}/drafts`, { message }, 409);
  await userEvent.click(screen.getByRole('button', { name: 'Finish this draft' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(field()).toHaveValue('One. Elsewhere.'));
});

it('of another page comes by itself where nothing was written here', async () => {
  await show(aShort({ openDraft: { text: 'One.', version: 1 } }));
  writingIs(aShort({ openDraft: { text: 'One. Elsewhere.', version: 2 } }));
  online();
  await waitFor(() => expect(field()).toHaveValue('One. Elsewhere.'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is compared with any other one, and the most there can be is said', async () => {
  const texts = ['A door.', 'A warm door.', 'A warm, small door.'];
  const draftTexts = texts.map((text, index) => aDraft({ number: index + 1, text }));
  const { unmount } = await show(aWriting({ draftTexts }), 'compare');
  expect(screen.getByText(/^You changed 1 word\./)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'Draft 1');
  expect(screen.getByRole('article', { name: 'Draft 1' })).toHaveTextContent('A door.');
  expect(screen.getByText('warm, small', { selector: 'mark' })).toBeVisible();
  unmount();
  const many = Array.from({ length: 20 }, (_none, index) => aDraft({ number: index + 1, text: SECOND }));
  await show(aWriting({ draftTexts: many }));
  expect(screen.getByText('You have written 20 drafts of this text. Try a new prompt next.')).toBeVisible();
});
