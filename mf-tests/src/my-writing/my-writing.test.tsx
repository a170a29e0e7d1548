import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WRITING_GENRES } from '@wattle/contract/writing-genres';
import { apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import { daysAgo } from '../../test/dashboard-api';
import { aReturnedText, aText, MARKS, textsAre } from '../../test/texts-api';
import routes from '../routes';

function open(path = '') {
  signInAs('student');
  return renderRemote(routes, `/student-dashboard/writing${path}`, { isStyled: true });
}

const id = (digit: number) => String(digit).repeat(24);

test('each text says where it is and what is next, and one button is green', async () => {
  textsAre(
    aText({ attemptId: id(1), title: 'A storm', drafts: 2 }),
    aText({ attemptId: id(2), title: 'A door', hasOpenDraft: true, genre: undefined }),
    aReturnedText({ attemptId: id(3), title: 'A letter', genre: 'Letter' }),
    aReturnedText({ attemptId: id(4), title: 'A map', isUnread: false, isLookedOver: true, marks: undefined }),
  );
  open();
  const texts = within(await screen.findByRole('region', { name: 'My texts' }));
  expect(texts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^A stormDescription, .*, 2 draftsWaiting to be readLook over your text: A storm$/),
    expect.stringMatching(/^A door\d.*Waiting to be readFinish your draft: A door$/),
    expect.stringMatching(/^A letterLetter, .*17 of 25Read what came back: A letter$/),
    expect.stringMatching(/^A mapDescription, .*A person wrote backWrite another draft: A map$/),
  ]);
  expect(texts.getByRole('link', { name: /A letter/ })).toHaveAttribute(
    'href',
    `/student-dashboard/attempts/${id(3)}/writing/${'e'.repeat(24)}`,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('marks of two texts stand beside each other, by criterion', async () => {
  textsAre(
    aReturnedText({ attemptId: id(1), submittedAt: daysAgo(2), returnedAt: daysAgo(1), marks: { ...MARKS, ideas: 5 } }),
    aReturnedText({ attemptId: id(2), submittedAt: daysAgo(9), returnedAt: daysAgo(8) }),
  );
  open();
  const table = within(await screen.findByRole('table', { name: 'Marks by criterion' }));
  expect(table.getByRole('row', { name: /^Ideas/ })).toHaveTextContent('Ideas of 545');
  expect(table.getByRole('row', { name: /^Together/ })).toHaveTextContent('Together17 of 2518 of 25');
});

test('texts that cannot be loaded are asked for again, and the kinds of text are there', async () => {
  apiUnreachable('writings');
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: 'Advice sheet' })).toHaveAttribute(
    'href',
    '/student-dashboard/writing/advice-sheet',
  );
  textsAre();
  await userEvent.click(retry);
  expect(await screen.findByText(/^No texts yet/)).toBeVisible();
});

test('a kind of text has a page: what it is for, how it is built, two openings and why they work', async () => {
  open('/news-report');
  expect(await screen.findByRole('heading', { level: 1, name: 'News report' })).toBeVisible();
  const { purpose, structure, openings } = WRITING_GENRES['News report'] as (typeof WRITING_GENRES)[string];
  for (const sentence of [purpose, ...structure, ...openings.map(({ why }) => why)]) {
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Write one' })).toHaveAttribute(
    'href',
    '/test/practise/writing?topic=News%20report',
  );
});

test('a kind of text shows a plan, and a real answer that gets better step by step', async () => {
  open('/letter');
  const fold = (await screen.findByText('A real answer, one step better at a time')).closest('details');
  for (const point of WRITING_GENRES.Letter?.planPoints ?? []) {
    expect(screen.getByText(point, { exact: false })).toBeVisible();
  }
  expect(screen.queryByText('Mrs Vella next door')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('A real answer, one step better at a time'));
  const script = within(fold as HTMLElement);
  expect(await script.findByRole('heading', { name: '13 of 25 marks for practice' })).toBeVisible();
  expect(script.getByText('Organisation, 1 of 3')).toBeVisible();
  await userEvent.click(script.getByText('Its plan, made in five minutes'));
  expect(script.getByText('Mrs Vella next door')).toBeVisible();
  await userEvent.click(script.getByRole('radio', { name: '2. Form' }));
  expect(script.getByRole('heading', { name: '15 of 25 marks for practice' })).toBeVisible();
  expect(script.getByText(/^Form, 2 to 3: The end asks, and it is kind/)).toBeVisible();
  expect(script.getByText(/May I come over on Saturday/)).toBeVisible();
});

test('an address that names no kind of text says so', async () => {
  open('/recipe');
  expect(await screen.findByText('There is no such kind of text.')).toBeVisible();
});
