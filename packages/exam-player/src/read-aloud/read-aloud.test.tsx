import { act, screen, within } from '@testing-library/react';
import { aQuestionPayload } from '@wattle/contract/testing';
import { apiCalls, apiReturns, apiUnreachable, signInAs } from '@wattle/platform/testing';
import { FakeSpeech } from '../../test/fake-speech';
import { clozeQuestions } from '../../test/formats';
import { aServer, aTest, choose, pass, play, press, user } from '../../test/play';
import { takeDisplaySettings } from '../display-settings';
import { preferredVoice } from './reader';

let speech: FakeSpeech;
beforeEach(() => {
  localStorage.setItem('wattle-exam-readAloud', 'on');
  speech = FakeSpeech.install();
});
afterEach(() => {
  FakeSpeech.remove();
  localStorage.clear();
});

const QUESTION = aQuestionPayload({
  question: 'What is 1/2 of 6 cm? Choose one.',
  mcq_options: 'A 3 cm, B x², C 7 − 3, D 12',
  image_data: 'https://example.com/a.png',
  image_description: 'A line of 6 cm.',
});
const PASSAGE = 'The lamp\n\nIt had to be wound. It was old.';
const untimed = (...questions: ReturnType<typeof aQuestionPayload>[]) =>
  aTest({ questions: questions.length > 0 ? questions : [QUESTION, aQuestionPayload()], deadline: undefined });

/** Opens what reads aloud, which is fetched first. */
async function open(): Promise<void> {
  await press('Read aloud');
  await screen.findByRole('group', { name: 'Read aloud' });
}
const beingRead = () => document.querySelector('[data-being-read]');

it('reads the question, its picture and its options, formulas as words, sentence by sentence', async () => {
  play(untimed());
  await open();
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  act(() => speech.finish());
  expect(speech.texts).toEqual([
    'What is one half of 6 centimetres?',
    'Choose one.',
    'Picture: A line of 6 centimetres.',
    'A: 3 centimetres',
    'B: x squared',
    'C: 7 minus 3',
    'D: 12',
  ]);
  expect(beingRead()).toBeNull();
  expect(screen.getByRole('button', { name: 'Read the question' })).toBeVisible();
});

it('goes on after a pause at the word where it stopped, and moves by paragraphs', async () => {
  play(untimed());
  await open();
  act(() => speech.reach('centimetres'));
  expect(beingRead()).toHaveTextContent('What is 1/2 of 6 cm? Choose one.');
  await press('Pause');
  await press('Read on');
  expect(speech.current.text).toBe('6 centimetres?');
  await press('On a paragraph');
  expect(speech.current.text).toBe('Picture: A line of 6 centimetres.');
  await press('Back a paragraph');
  expect(speech.current.text).toBe('What is one half of 6 centimetres?');
  await press('Stop');
  expect(beingRead()).toBeNull();
});

it('reads the passage apart from the question, and from a word that is pressed', async () => {
  play(untimed(aQuestionPayload({ subject: 'Reading', text: PASSAGE })));
  await open();
  await press('Stop');
  await press('Read the passage');
  act(() => speech.finish());
  expect(speech.texts.slice(1)).toEqual(['The lamp', 'It had to be wound.', 'It was old.']);
  const sentence = screen.getByText('It was old.');
  const offsetNode = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT).nextNode();
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset: 8 }) });
  await user.click(sentence);
  expect(speech.current.text).toBe('old.');
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
});

it('calls an empty blank by its number, and reads the word in one that is filled @long', async () => {
  play(untimed(...clozeQuestions([2])));
  await open();
  const hear = async () => {
    await press('Stop');
    await press('Read the passage');
    speech.said.splice(0, speech.said.length - 1);
    act(() => speech.finish());
    await press('Read the question');
    return speech.texts.join(' ');
  };
  expect(await hear()).toMatch(/ Slowly the sound blank 1 nearer\. blank they knew/);
  await choose('B');
  expect(await hear()).toMatch(/ Slowly the sound crept nearer\./);
});

it('says a long sentence in parts, and goes on soon where a voice dies without a word', async () => {
  const first = 'Mum and Dad took the long way home along the old river road,';
  const second = 'after tea while Priya and her brother counted boats and birds from the back seat.';
  play(untimed(aQuestionPayload({ question: `${first} ${second}`, mcq_options: 'A one, B two' })));
  await open();
  expect(speech.current.text).toBe(first);
  // It came to a word before it died.
  act(() => speech.reach('river'));
  await pass(6);
  expect(speech.current.text).toBe('river road,');
  act(() => speech.end());
  expect(speech.current.text).toBe(second);
  // This one tells no words: it is said once more.
  act(() => speech.start());
  await pass(21);
  expect(speech.said).toHaveLength(4);
  expect(speech.current.text).toBe(second);
  act(() => speech.start());
  await pass(21);
  expect(speech.current.text).toBe('A: one');
});

it('that dies again and again is told @long', async () => {
  const speak = speech.speak.bind(speech);
  speech.speak = (utterance) => {
    speak(utterance);
    speech.start();
  };
  play(untimed());
  await open();
  await pass(60);
  expect(speech.said).toHaveLength(3);
  expect(screen.getByText(/^No voice is heard/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Read the question' })).toBeVisible();
});

it('marks a text whose nodes were replaced while it was read', async () => {
  const { container } = play(untimed(aQuestionPayload({ subject: 'Reading', text: PASSAGE })));
  await open();
  await press('Stop');
  await press('Read the passage');
  act(() => speech.end());
  const [sentence] = [...container.querySelectorAll('[data-start]')].filter((each) => /wound/.test(each.textContent));
  const paragraph = sentence?.closest('p') as HTMLElement;
  const replacement = paragraph.cloneNode(true) as HTMLElement;
  replacement.removeAttribute('data-being-read');
  paragraph.replaceWith(replacement);
  act(() => speech.reach('wound'));
  expect(beingRead()).toHaveTextContent('It had to be wound. It was old.');
});

it('stops when another question comes', async () => {
  play(untimed());
  await open();
  const first = speech.current;
  await press('Next');
  expect(beingRead()).toBeNull();
  act(() => first.onend?.({} as SpeechSynthesisEvent));
  expect(speech.said).toHaveLength(1);
  await press('Read the question');
  expect(speech.said).toHaveLength(2);
});

it('remembers the pace, and prefers a voice of the device, then an Australian one', async () => {
  const voice = (lang: string, localService = true) => ({ lang, localService, name: lang }) as SpeechSynthesisVoice;
  expect(preferredVoice([voice('de-DE'), voice('en-US'), voice('en_AU', false), voice('en-GB')])?.lang).toBe('en-GB');
  expect(preferredVoice([voice('en-US', false), voice('en-US')])?.localService).toBe(true);
  expect(preferredVoice([voice('de-DE')])).toBeUndefined();
  play(untimed());
  await open();
  expect(speech.current).toMatchObject({ lang: 'en-AU', rate: 1 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pace of the voice' }), 'Slower');
  await press('On a paragraph');
  expect(speech.current.rate).toBe(0.8);
  expect(localStorage.getItem('wattle-exam-pace')).toBe('Slower');
});

it('remembers the choices of a child on its account: the last one counts, also where the network was away', async () => {
  signInAs('student');
  const own = () =>
    localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('display-settings')) ?? '');
  apiUnreachable('display-settings');
  play(untimed());
  await press('Display');
  for (const name of ['125 %', 'Wider']) await user.click(screen.getByRole('radio', { name }));
  expect(own()).toContain('isUnsent');
  // What the account has is older.
  act(() => takeDisplaySettings({ zoom: '200' }));
  expect(screen.getByRole('radio', { name: '125 %' })).toBeChecked();

  await pass(1);
  apiReturns('display-settings', null);
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(1);
  expect(apiCalls('display-settings').at(-1)?.body).toMatchObject({ zoom: '125', spacing: 'wider', readAloud: 'on' });
  expect(own()).not.toContain('isUnsent');
  expect(localStorage.getItem('wattle-exam-zoom')).toBeNull();

  act(() => takeDisplaySettings({ zoom: '200', pace: 'of a later version' }));
  expect(screen.getByRole('radio', { name: '200 %' })).toBeChecked();
});

it('says so where no voice is heard, and where the browser has no speech', async () => {
  const { unmount } = play(untimed());
  await open();
  await pass(6);
  expect(screen.getByText(/^No voice is heard: this device has none/)).toBeVisible();
  unmount();
  FakeSpeech.remove();
  play(untimed());
  await press('Read aloud');
  expect(await screen.findByText(/^This browser cannot read aloud/)).toBeVisible();
});

it('wider spacing and line focus are chosen in the menu and remembered; the band follows what is read', async () => {
  const { unmount } = play(untimed());
  await press('Display');
  await user.click(within(screen.getByRole('group', { name: 'Spacing' })).getByRole('radio', { name: 'Wider' }));
  await user.click(within(screen.getByRole('group', { name: 'Line focus' })).getByRole('radio', { name: 'On' }));
  unmount();
  play(untimed());
  expect(document.querySelector('[data-spacing="wider"]')).not.toBeNull();
  const band = document.querySelector<HTMLElement>('[data-line-focus]');
  const before = band?.style.top;
  await open();
  act(() => speech.reach('half'));
  expect(band?.style.top).not.toBe(before);
});

describe('in a timed test', () => {
  it('stands there only while it is granted, also when that changes in the middle', async () => {
    const opened = aTest({ seconds: 600 });
    const server = aServer({ deadline: opened.deadline });
    play(opened, server);
    const button = () => screen.queryByRole('button', { name: 'Read aloud' });
    expect(button()).not.toBeInTheDocument();
    server.status.privileges = { readAloud: true };
    await pass(16);
    await open();
    expect(speech.said).toHaveLength(1);
    server.status.privileges = undefined;
    await pass(16);
    expect(screen.queryByRole('group', { name: 'Read aloud' })).not.toBeInTheDocument();
    expect(beingRead()).toBeNull();
  });

  it('the voice is given no key and no explanation, even where the server has sent them', async () => {
    const keyed = { ...QUESTION, correct_answer: 'A', explanation: 'Half of six is three.', wrong_turns: { B: 'No.' } };
    play(aTest({ questions: [keyed], seconds: 600, privileges: { readAloud: true } }));
    await user.click(screen.getByRole('radio', { name: /^A/ }));
    await open();
    act(() => speech.finish());
    expect(speech.texts).toHaveLength(7);
    expect(speech.texts.join(' ')).not.toMatch(/half of six|correct|right|wrong|No\./i);
  });
});
