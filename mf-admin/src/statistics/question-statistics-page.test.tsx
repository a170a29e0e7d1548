import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import {
  apiCalls,
  apiHangs,
  apiResponds,
  apiReturns,
  renderRemote,
  shownNotices,
  signInAs,
} from '@wattle/platform/testing';
import { expectNoFaults } from '../../test/no-faults';
import { paste, press } from '../../test/press';
import { aVersion, doubted, someFigures, statisticsAre, statisticsPathOf } from '../../test/statistics';
import routes from '../routes';

const user = userEvent.setup();
const PATH = statisticsPathOf(doubted.id);
const open = (search = '') => renderRemote(routes, `/questions/Maths/${doubted.id}/statistics${search}`);
const odd = async () => within(await screen.findByRole('region', { name: 'What is odd' }));
const called = (path: string) => apiCalls(path).filter(({ method }) => method !== 'GET');

beforeEach(() => void signInAs('content'));

test('a doubted key says why, what to do, and who chose what', async () => {
  statisticsAre();
  open();
  const card = await odd();
  expect(card.getByRole('heading')).toHaveTextContent('Able children choose B more often than the key D.');
  expect(
    card.getByText(
      'Of the fifth of the children who did best on the other questions, 66 in 100 chose B and 20 in 100 the key D.',
    ),
  ).toBeVisible();
  expect(card.getByText(/^Work the question out yourself\. If B is right, correct the key/)).toBeVisible();
  expect(screen.getByText('157 of 412 chose the key')).toBeVisible();
  expect(screen.getByText('27 later answers left out')).toBeVisible();
  expect(screen.getByText('−0.27')).toBeVisible();
  expect(screen.getByText('1:12')).toBeVisible();
  expect(
    screen.getByRole('img', { name: /^Of the lowest fifth, 57% chose D, the key and 18% chose B\./ }),
  ).toBeVisible();
  const shares = within(screen.getByRole('table', { name: 'Who chose each option' }));
  expect(shares.getAllByRole('row')[2]).toHaveTextContent(/^B 6\.5 m²41%16967%$/);
  expect(screen.getByText(/Those who chose B know most\.$/)).toBeVisible();
  await user.click(screen.getByText('The same as a table'));
  const bands = within(screen.getByRole('table', { name: 'Share of each group that chose an option' }));
  expect(bands.getAllByRole('row').at(-1)).toHaveTextContent('Highest fifth3%66%7%20%2%2%');
  const history = within(screen.getByRole('region', { name: 'Where the key comes from' }));
  expect(history.getByText('Imported by tom: row 214 of maths-term-4.xlsx')).toBeVisible();
  expect(history.getByText('“Is the key wrong?” found by Wattle, at 140 answers')).toBeVisible();
  expect(screen.getByText(/^First attempts, all kinds of test, left out counts as wrong\. Counted on/)).toBeVisible();
});

test('has no serious fault of accessibility, with the table and the figures for specialists @long', async () => {
  statisticsAre({ figures: someFigures({ effectiveWeight: 0.041 }) });
  open();
  await odd();
  await user.click(screen.getByText('The same as a table'));
  await user.click(screen.getByText('More figures'));
  await expectNoFaults(document.body);
});

test('it is left out of tests with one press, and put back', async () => {
  statisticsAre();
  open();
  const card = await odd();
  apiReturns(`${PATH}/withhold`, { message: 'No test has this question from now on.' });
  statisticsAre({}, { withheld: { by: 'hannah', at: '2026-11-22T02:00:00.000Z' } });
  await user.click(card.getByRole('button', { name: 'Leave out of tests until decided' }));
  expect(called(`${PATH}/withhold`)).toHaveLength(1);
  expect(await screen.findByText(/^No test has this question: hannah left it out/)).toBeVisible();
  apiReturns(`${PATH}/release`, { message: 'Tests have this question again.' });
  statisticsAre();
  await press('Put it back');
  expect(await screen.findByRole('button', { name: 'Leave out of tests until decided' })).toBeVisible();
  apiReturns(`${PATH}/withhold`, {}, 500);
  await press('Leave out of tests until decided');
  expect(await screen.findByText('This could not be changed. Please try again.')).toBeVisible();
});

const WITHHELD = { by: 'hannah', at: '2026-11-22T02:00:00.000Z' };

test.each([
  ['left out of tests', '', true],
  ['in tests', ' @long', false],
])(
  'the key of a question %s is corrected with its explanation, and past tests are marked again%s',
  async (_what, _mark, isWithheld) => {
    statisticsAre({}, isWithheld ? { withheld: WITHHELD } : {});
    open();
    await odd();
    await press('Correct the key to B and re-mark 412 answers');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the key to B' }));
    const correct = () => user.click(dialog.getByRole('button', { name: 'Correct and mark again' }));
    await correct();
    expect(dialog.getByText('Say why B is right: what stands here explains D.')).toBeVisible();
    const box = dialog.getByRole('textbox', { name: 'Explanation' });
    await user.clear(box);
    await paste(box, '13.5 m² less 7 m² is 6.5 m².');
    const [edit, reMark, release] = [
      `questions/update-questions/${doubted.id}`,
      `questions/re-marking/${doubted.id}`,
      `${PATH}/release`,
    ];
    const corrected = { ...doubted, correct_answer: 'B', explanation: '13.5 m² less 7 m² is 6.5 m².', version: 4 };
    // From now on the page reads the corrected question, of which nothing is counted or flagged yet.
    apiResponds(edit, () => {
      correctedIs();
      return Response.json({ message: 'Question updated successfully' });
    });
    const correctedIs = () =>
      statisticsAre(
        {},
        {
          versions: [
            aVersion({ key: 'B', versions: [4], n: 0, figures: null, options: null, bands: null, flags: [] }),
            aVersion({ isCurrent: false }),
          ],
          ...(isWithheld && { withheld: WITHHELD }),
        },
        corrected,
      );
    apiReturns(reMark, {}, 500);
    await correct();
    expect(await dialog.findByText(/^The key is corrected, but past tests could not be marked again/)).toBeVisible();
    const counts = { keysBefore: ['D'], keyNow: 'B', attempts: 412, scoresUp: 169, scoresDown: 157, otherOptions: 0 };
    const message = 'Past attempts were marked again.';
    apiResponds(reMark, () => {
      apiReturns(`questions/history/${doubted.id}`, {
        history: [{ version: 4, at: '2026-11-22T03:00:00.000Z', by: 'hannah', action: 're-marked', changes: [] }],
      });
      return Response.json({ ...counts, children: 326, openAttempts: 0, message });
    });
    apiReturns(release, { message: 'Tests have this question again.' });
    await correct();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownNotices()).toContain(message);
    expect(called(edit)).toHaveLength(1);
    expect(called(edit)[0]?.body).toMatchObject({
      correct_answer: 'B',
      explanation: '13.5 m² less 7 m² is 6.5 m².',
      wrong_turns: '',
      faster_method: '',
      mcq_options: doubted.mcq_options,
      version: '3',
    });
    expect(called(release)).toHaveLength(isWithheld ? 1 : 0);
    expect(await screen.findByText(/^Past tests were marked again, and their answers are being counted/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What is odd' })).toBeNull();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Version of the question' }),
      'Earlier, version 2, 3, key D: 412 answers',
    );
    expect(screen.getByText('157 of 412 chose the key')).toBeVisible();
  },
);

test('other answers than those of earlier versions are still to come', async () => {
  statisticsAre(
    {},
    {
      versions: [
        aVersion({ key: 'B', n: 0, figures: null, options: null, bands: null, flags: [] }),
        aVersion({ isCurrent: false }),
      ],
    },
  );
  open();
  expect(
    await screen.findByText(/^No child has answered the question as it is now\. Choose an earlier version/),
  ).toBeVisible();
});

test('figures for specialists say what they mean, and are exported', async () => {
  statisticsAre({ figures: someFigures({ effectiveWeight: 0.041 }) });
  open();
  await user.click(await screen.findByText('More figures'));
  expect(screen.getByText('Discriminative efficiency: −0.30')).toBeVisible();
  expect(screen.getByText('Effective weight: 4.1%')).toBeVisible();
  expect(screen.getByText(/If all counted alike: 3\.3%\.$/)).toBeVisible();
  expect(screen.getByText('Point-biserial: −0.20')).toBeVisible();
  expect(screen.getByText('Upper less lower 27%: −0.35')).toBeVisible();
  apiReturns('statistics/export', {}, 500);
  await press('Export as .xlsx');
  expect(await screen.findByText('The statistics could not be exported. Please try again.')).toBeVisible();
  expect(apiCalls('statistics/export')[0]?.path).toContain(`search=${doubted.id}`);
});

const SINCE = '2026-11-21T02:00:00.000Z';
const KEY_FLAG = { kind: 'key-in-doubt' as const, option: 'B' as const };
const DISMISSED = { ...KEY_FLAG, by: 'hannah', at: '2026-11-22T02:00:00.000Z', reason: 'D is right.' };

test('a flag is dismissed with a reason, which stays on the page', async () => {
  statisticsAre();
  open();
  await odd();
  await press('Dismiss with a reason');
  const dialog = within(await screen.findByRole('dialog', { name: 'Why is this no fault?' }));
  const dismiss = () => user.click(dialog.getByRole('button', { name: 'Dismiss the flag' }));
  await dismiss();
  expect(dialog.getByText('Write a reason.')).toBeVisible();
  const box = dialog.getByRole('textbox', { name: 'Reason' });
  await paste(box, 'D is right.');
  const changed = 'Something else is flagged now. Load the page again.';
  apiReturns(`${PATH}/dismiss`, { message: changed }, 409);
  await dismiss();
  expect(await dialog.findByText(changed)).toBeVisible();
  expect(box).toHaveValue('D is right.');
  apiReturns(`${PATH}/dismiss`, { message: 'The flag is dismissed.' });
  statisticsAre({ flags: [], dismissed: [DISMISSED] });
  await dismiss();
  expect(called(`${PATH}/dismiss`).at(-1)?.body).toEqual({ reason: 'D is right.', flags: [KEY_FLAG] });
  expect(
    await screen.findByText(/^“Is the key wrong\?” is no fault, hannah said on .*: “D is right\.”$/),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What is odd' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('a flag that comes after a dismissal has its ways on; each flag is dismissed by itself', async () => {
  const unused = (option: 'C' | 'E') => ({ kind: 'unused-option' as const, option, since: SINCE, answers: 200 });
  statisticsAre({ flags: [unused('C'), unused('E')], dismissed: [DISMISSED] });
  open();
  const card = await odd();
  expect(screen.getByText(/^“Is the key wrong\?” is no fault, hannah said/)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Leave out of tests until decided' })).toBeNull();
  const [, second] = card.getAllByRole('button', { name: 'Dismiss with a reason' });
  await user.click(second as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^“Hardly anybody chooses E” goes/)).toBeVisible();
  await paste(dialog.getByRole('textbox', { name: 'Reason' }), 'Meant to be so.');
  apiReturns(`${PATH}/dismiss`, { message: 'The flag is dismissed.' });
  await user.click(dialog.getByRole('button', { name: 'Dismiss the flag' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called(`${PATH}/dismiss`)[0]?.body).toMatchObject({ flags: [{ kind: 'unused-option', option: 'E' }] });
});

test.each([
  [0, 'No child has answered this question in a test yet.'],
  [64, '64 answers. Figures stand here from 100 on: 36 more.'],
])('with %i answers it shows no figure', async (n, sentence) => {
  statisticsAre({ n, figures: null, options: null, bands: null, flags: [] });
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a flag that comes before the figures says at how many answers', async () => {
  statisticsAre({
    n: 64,
    figures: null,
    options: null,
    bands: null,
    flags: [{ ...KEY_FLAG, since: SINCE, answers: 61 }],
  });
  open();
  expect((await odd()).getByText('Found by Wattle at 61 answers.')).toBeVisible();
});

test('other flags say what they mean and lead to the form', async () => {
  statisticsAre({
    figures: someFigures({ discriminationIndex: 0.02 }),
    flags: [
      { kind: 'low-discrimination', since: SINCE, answers: 200 },
      { kind: 'unused-option', option: 'E', since: SINCE, answers: 200 },
    ],
  });
  open();
  const card = await odd();
  expect(card.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Knowing more hardly helps with this question.',
    'Hardly anybody chooses E.',
  ]);
  expect(
    card.getByText(
      'Of the fifth of the children who did best on the other questions 20 in 100 found the key, of the fifth who did worst 57 in 100.',
    ),
  ).toBeVisible();
  expect(card.getByText('4% of 412 children chose it.')).toBeVisible();
  const links = card.getAllByRole('link', { name: 'Edit the question' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`/questions/Maths/${doubted.id}/edit`));
});

test('an earlier version is chosen from a list; what it was flagged for is told', async () => {
  statisticsAre(
    {},
    {
      versions: [aVersion({ flags: [], key: 'B', n: 3, figures: null }), aVersion({ isCurrent: false, versions: [1] })],
    },
  );
  open();
  expect(await screen.findByText(/^3 answers\. Figures stand here/)).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Version of the question' }),
    'Earlier, version 1, key D: 412 answers',
  );
  expect(screen.getByText('157 of 412 chose the key')).toBeVisible();
  expect(screen.getByText(/The question says something else now; mark past attempts again/)).toBeVisible();
});

test('the switches stand in the address, and what is shown stays while others are counted', async () => {
  statisticsAre();
  open();
  await odd();
  await press('Change what counts');
  const finish = apiHangs(PATH, {
    id: doubted.id,
    subject: 'Maths',
    switches: { kind: 'weekly-test', omitted: 'wrong' },
    countedAt: null,
    versions: [aVersion({ n: 300 })],
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tests that count' }), 'Weekly test only');
  expect(screen.getByText('157 of 412 chose the key')).toBeVisible();
  expect(apiCalls(PATH).at(-1)?.path).toContain('kind=weekly-test');
  finish();
  expect(await screen.findByText(/^First attempts, Weekly test only, .*Nothing was counted yet\.$/)).toBeVisible();
});

test('what cannot be fetched can be tried again', async () => {
  statisticsAre();
  apiReturns(PATH, {}, 500);
  open();
  await screen.findByText(/could not be fetched/);
  statisticsAre();
  await press('Try again');
  await odd();
});
