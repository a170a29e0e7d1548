import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnChild } from '@wattle/contract/own-children';
import { anAttemptReview, anAttemptSummary } from '@wattle/contract/testing';
import { daysAgo } from '../../test/dashboard-api';
import { ARJUN, aChild, familyIs, PRIYA } from '../../test/family-api';
import { ID, right, writing, wrong } from '../../test/review-api';
import { aReturnedText, aTextToRead } from '../../test/texts-api';
import { timeUntil } from '../calendar/exam-day';
import routes from '../routes';
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

const user = userEvent.setup();

function openAt(path: string, ...family: Parameters<typeof familyIs>) {
  signInAs('parent');
  familyIs(...family);
  return renderRemote(routes, path);
}
const open = (...family: Parameters<typeof familyIs>) => openAt('/family', ...family);
const section = async (name: string) => within(await screen.findByRole('region', { name }));
/** By its text: to name all buttons of this page takes a tenth of a second. */
const pressSave = () => user.click(screen.getByText('Save'));

test('each child has a tab; arrow keys go from one to the next', async () => {
  open();
  expect(await screen.findByText(/^Priya took 1 test this week: 11 of 17 questions were right\./)).toBeVisible();
  const [priya, arjun] = screen.getAllByRole('tab');
  expect(priya).toHaveAccessibleName('Priya Year 5');
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Priya Year 5');
  expect(screen.getByRole('link', { name: 'Add a child' })).toHaveAttribute('href', '/signup');
  await user.click(priya as HTMLElement);
  await user.keyboard('{ArrowRight}');
  expect(arjun).toHaveFocus();
  expect(arjun).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('heading', { name: 'How Arjun begins' })).toBeVisible();
  expect(screen.getByText(/^Arjun logs in on any device/)).toHaveTextContent('as arjun_i');
  expect(screen.getByText(/^2 tests a week:/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose the day' })).toBeVisible();
  expect(apiCalls(`family/children/${ARJUN}`)).toHaveLength(1);
});

test('a result opens in place: the score of each subject, what went wrong, why, and the text', async () => {
  open(aChild(), anAttemptReview([right, wrong, writing]));
  const results = await section('Results');
  expect(results.getAllByRole('listitem')).toHaveLength(3);
  await user.click(results.getByRole('button', { name: 'Open Weekly test, Maths, yesterday' }));
  const article = within(await screen.findByRole('article', { name: 'The wrong one?' }));
  expect(article.getByText(/Sharing among four is dividing by 4/)).toBeVisible();
  expect(article.getByRole('radio', { name: /Priya’s answer$/ })).toBeChecked();
  expect(results.queryByText(/\b[Yy]ou(r)? (answer|chose|text)\b/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Priya’s answers' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Maths', level: 2 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look it over now' }));
  expect(screen.getByText(/Then all was still/)).toBeVisible();
  for (const name of [/^Retry/, /^Practise/]) expect(screen.queryByRole('link', { name })).toBeNull();
  await user.click(results.getByRole('button', { name: /^Close Weekly test/ }));
  expect(screen.queryByRole('article')).toBeNull();
});

test('a result that the address names is open @long', async () => {
  openAt(`/family?child=${PRIYA}&result=${ID}`, aChild(), anAttemptReview([right, wrong]));
  expect(await screen.findByRole('heading', { name: 'Priya’s answers' })).toBeVisible();
});

test('a text says where it is; it opens with its drafts and what a person wrote', async () => {
  const review = anAttemptReview([writing], { attemptId: ID });
  const questionId = String(review.questions[0]?.id);
  const attempt = anAttemptSummary({
    attemptId: ID,
    subject: 'Writing',
    score: null,
    total: 0,
    perCategory: [],
    submittedAt: daysAgo(1),
  });
  open(aChild({ attempts: [attempt] }), review);
  apiReturns(`family/children/${PRIYA}/writings`, { writings: [aReturnedText({ questionId, drafts: 2 })] });
  const text = aTextToRead({ questionId, drafts: 2 });
  const second = { number: 2, text: 'Waves rose higher.', finishedAt: daysAgo(0) };
  apiReturns(`family/children/${PRIYA}/writings/${ID}/${questionId}`, {
    ...text,
    draftTexts: [...text.draftTexts, second],
  });
  const results = await section('Results');
  expect(results.getByText('17 of 25')).toBeVisible();
  await user.click(results.getByRole('button', { name: /^Open Weekly test, Writing/ }));
  expect(await results.findByText('Your ending is quiet, and that works.')).toBeVisible();
  expect(results.getByRole('heading', { name: 'What a person wrote to draft 1' })).toBeVisible();
  await user.click(results.getByText('Draft 2'));
  expect(results.getByText('Waves rose higher.')).toBeVisible();
  expect(results.queryByRole('link')).not.toBeInTheDocument();
});

test('answers that cannot be loaded are asked for again @long', async () => {
  open();
  apiUnreachable(`family/children/${PRIYA}/attempts/${ID}`);
  await user.click((await screen.findAllByRole('button', { name: /^Open/ }))[0] as HTMLElement);
  apiReturns(`family/children/${PRIYA}/attempts/${ID}`, anAttemptReview([wrong]));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'The wrong one?' })).toBeVisible();
});

test('goal and test day are changed where they stand, and what was typed outlives a failure', async () => {
  open();
  const goals = `family/children/${PRIYA}/goals`;
  expect(await screen.findByText(/^2 tests a week:/)).toHaveTextContent('2 tests a week: 1 done');
  await user.click(screen.getByRole('button', { name: 'Change goal' }));
  await user.selectOptions(screen.getByLabelText('Tests a week'), '3');
  apiUnreachable(goals);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Tests a week')).toHaveValue('3');
  apiReturns(goals, null);
  familyIs(aChild({ goals: { testsAWeek: 3, testDay: null } }));
  await pressSave();
  expect(await screen.findByText(/^3 tests a week:/)).toBeVisible();
  expect(screen.getByText('Not yet known.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose the day' }));
  fireEvent.change(screen.getByLabelText('Day of the exam'), { target: { value: '2027-05-07' } });
  familyIs(aChild({ goals: { testsAWeek: 3, testDay: '2027-05-07' } }));
  await pressSave();
  expect(await screen.findByText(/^Friday,? 7 May 2027/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change test day' }));
  await user.click(screen.getByRole('checkbox', { name: 'Not yet known' }));
  expect(screen.getByLabelText('Day of the exam')).toHaveValue('');
  await pressSave();
  expect(apiCalls(goals).map(({ body }) => body)).toEqual([
    { testsAWeek: 3, testDay: null },
    { testsAWeek: 3, testDay: null },
    { testsAWeek: 3, testDay: '2027-05-07' },
    { testsAWeek: 3, testDay: null },
  ]);
});

test('the exam of a child is chosen, those of its year first', async () => {
  open();
  const goals = `family/children/${PRIYA}/goals`;
  await user.click(await screen.findByRole('button', { name: 'Choose the exam' }));
  const select = screen.getByLabelText('Exam to prepare for');
  expect([...select.querySelectorAll('option')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Not chosen',
    'NSW selective test',
  ]);
  await user.selectOptions(select, 'Victorian selective entry exam');
  expect(select).toHaveAccessibleDescription('Wattle has Reading and Writing of it, on paper.');
  apiReturns(goals, null);
  familyIs(aChild({ goals: { testsAWeek: 2, testDay: null, exam: 'vic-selective' } }));
  await pressSave();
  expect(await screen.findByRole('button', { name: 'Change exam' })).toBeVisible();
  expect(screen.getByText('Wattle has Reading and Writing of it, on paper.')).toBeVisible();
  expect(apiCalls(goals)).toMatchObject([{ body: { testsAWeek: 2, testDay: null, exam: 'vic-selective' } }]);
});

test('the exam of a child is chosen after a failure, and taken back @long', async () => {
  open();
  const goals = `family/children/${PRIYA}/goals`;
  expect(await screen.findByText('Not chosen. Whole exams are as the NSW selective test.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose the exam' }));
  const select = screen.getByLabelText('Exam to prepare for');
  const names = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Not chosen', 'NSW selective test']);
  await user.selectOptions(select, 'Victorian selective entry exam');
  expect(select).toHaveAccessibleDescription('Wattle has Reading and Writing of it, on paper.');
  apiUnreachable(goals);
  await pressSave();
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved. Please try again.');
  apiReturns(goals, null);
  familyIs(aChild({ goals: { testsAWeek: 2, testDay: null, exam: 'vic-selective' } }));
  await pressSave();
  await user.click(await screen.findByRole('button', { name: 'Change exam' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Wattle has Reading and Writing of it, on paper.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change exam' }));
  await user.selectOptions(screen.getByLabelText('Exam to prepare for'), 'Not chosen');
  await pressSave();
  expect(apiCalls(goals).map(({ body }) => body)).toEqual([
    { testsAWeek: 2, testDay: null, exam: 'vic-selective' },
    { testsAWeek: 2, testDay: null, exam: 'vic-selective' },
    { testsAWeek: 2, testDay: null, exam: null },
  ]);
});

test('a result of a practice exam says of which exam it is', async () => {
  const exam = { kind: 'full-test', subject: 'Reading', exam: 'nsw-oc' } as const;
  open(aChild({ attempts: [anAttemptSummary({ ...exam, attemptId: ID })] }));
  const results = await section('Results');
  expect(results.getByText('Practice exam, Reading (Opportunity Class test)')).toBeVisible();
});

test('a test day that is saved while the goal is being saved leaves the new goal as it is @long', async () => {
  open();
  const goals = `family/children/${PRIYA}/goals`;
  const respond = apiHangs(goals, null);
  await user.click(await screen.findByRole('button', { name: 'Change goal' }));
  await user.selectOptions(screen.getByLabelText('Tests a week'), '3');
  await pressSave();
  apiReturns(goals, null);
  familyIs(aChild({ goals: { testsAWeek: 3, testDay: '2027-05-07' } }));
  await user.click(screen.getByRole('button', { name: 'Choose the day' }));
  await user.type(screen.getByLabelText('Day of the exam'), '2027-05-07');
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement);
  expect(apiCalls(goals).at(-1)?.body).toEqual({ testsAWeek: 3, testDay: '2027-05-07' });
  act(respond);
  expect(await screen.findByRole('button', { name: 'Change goal' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Change test day' })).toBeVisible();
});

test('how much a child practises is changed where it stands; a week of free days is refused', async () => {
  open();
  const settings = `family/children/${PRIYA}/practice-settings`;
  expect(await screen.findByText('Free: Saturday and Sunday.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change daily practice' }));
  await user.selectOptions(screen.getByLabelText('Questions a day, at most'), '5');
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  const message = 'Leave at least one day for practice.';
  apiReturns(settings, { statusCode: 422, message }, 422);
  await pressSave();
  expect(await screen.findByText(message)).toBeVisible();
  apiReturns(settings, { questionsADay: 5, freeDays: ['sunday'] });
  await pressSave();
  expect(await screen.findByText('Free: Sunday.')).toBeVisible();
  expect(apiCalls(settings).filter(({ method }) => method === 'PUT')).toMatchObject([
    { body: { questionsADay: 5, freeDays: ['sunday'] } },
    { body: { questionsADay: 5, freeDays: ['sunday'] } },
  ]);
  apiReturns(`family/children/${PRIYA}/calendar`, { statusCode: 404, message: 'Not on your list.' }, 404);
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(shownNotices()).toEqual(['Not on your list.']));
});

test('the goal counts what the child’s own plan has, and says what the child ticked by hand', async () => {
  const plan: OwnChild['plan'] = [
    { id: 'weekly-test', doneBy: 'test' },
    { id: 'practice', doneBy: 'tick' },
    { id: 'practice-2' },
  ];
  open(aChild({ plan, goals: { testsAWeek: 3, testDay: null } }));
  expect(await screen.findByText(/^3 tests a week:/)).toHaveTextContent('3 tests a week: 2 done, 1 ticked by Priya');
});

test('a parent says where the child lives, by whose clock its weeks begin', async () => {
  open();
  apiReturns(`family/children/${PRIYA}/goals`, null);
  await user.click(await screen.findByRole('button', { name: 'Change goal' }));
  await user.selectOptions(screen.getByLabelText('State or territory'), 'Western Australia');
  await pressSave();
  await waitFor(() =>
    expect(apiCalls(`family/children/${PRIYA}/goals`)).toMatchObject([
      { body: { testsAWeek: 2, testDay: null, state: 'WA' } },
    ]),
  );
});

test.each([
  ['2027-05-07', 'in 23 weeks'],
  ['2026-12-09', 'in 2 weeks'],
  ['2026-12-08', 'in 13 days'],
  ['2026-11-26', 'tomorrow'],
  ['2026-11-25', 'today'],
  ['2026-11-24', 'over'],
])('a test on %s is %s', (date, words) => {
  expect(timeUntil(date, '2026-11-25')).toBe(words);
});

test('what staff have granted is listed with its last day', async () => {
  open(aChild({ allowances: { restBreaks: { amount: 10, until: '2027-05-07', since: '2026-11-12T02:00:00.000Z' } } }));
  const allowances = await section('Allowances of Priya');
  expect(allowances.getByRole('listitem')).toHaveTextContent(
    'Rest breaks: 10 minutes in each timed test, while the clock stands, until 7 May 2027.',
  );
  expect(allowances.getByText(/^Granted by Wattle’s staff, last changed on 12 Nov 2026/)).toBeVisible();
});

test('a child rehearses exams with what its school will grant, until the parent takes it back', async () => {
  const path = `family/children/${PRIYA}/rehearsal`;
  open();
  await user.click(await screen.findByRole('button', { name: 'Choose what' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'More time' }), '25%');
  await user.click(screen.getByRole('checkbox', { name: 'Reading aloud' }));
  apiUnreachable(path);
  await pressSave();
  expect(await screen.findByRole('alert')).toBeVisible();
  apiReturns(path, null);
  const rehearsal = { extraTime: 25, restBreaks: 0, readAloud: 1 };
  familyIs(aChild({ rehearsal }));
  await pressSave();
  expect(await screen.findByText(/^Practice exams of Priya have 25% more time and reading aloud\./)).toBeVisible();
  expect(apiCalls(path).at(-1)).toMatchObject({ body: rehearsal });
  expect(screen.getByRole('button', { name: 'Change rehearse with the school’s help' })).toHaveFocus();
});

describe('the record of what a child needs', () => {
  const RECORD = `family/children/${PRIYA}/needs-profile`;
  const card = () => section('What Priya needs in tests');
  const bring = async (content = '<access-for-all-pnp/>') => {
    await card();
    const file = new File([content], 'needs.xml', { type: 'application/xml' });
    await user.upload(screen.getByLabelText('Record of needs (.xml)'), file);
  };

  test('is brought in: what holds, what staff are asked, and each part that is left out', async () => {
    open();
    apiReturns(RECORD, {
      taken: ['All but a few lines is pale.'],
      requested: ['25% more time in timed tests.'],
      skipped: [{ feature: 'sign-language', reason: 'Wattle has nothing for it.' }],
    });
    familyIs(aChild({ requested: { extraTime: { amount: 25, at: '2026-11-12T02:00:00.000Z' } } }));
    await bring();
    const panel = await card();
    expect(await panel.findByText('All but a few lines is pale.')).toBeVisible();
    expect(panel.getByText('25% more time in timed tests.')).toBeVisible();
    await user.click(panel.getByText('Left out: 1'));
    expect(panel.getByText('sign-language').parentElement).toHaveTextContent(
      'sign-language: Wattle has nothing for it.',
    );
    expect(await panel.findByText('You have asked us for: extra time. Our staff decide.')).toBeVisible();
    expect(apiCalls(RECORD)).toMatchObject([{ method: 'POST', body: { xml: '<access-for-all-pnp/>' } }]);
  });

  test('that asks for nothing new says so; one that is refused says why, and can be chosen again', async () => {
    open();
    apiReturns(RECORD, { message: 'This file is no record of Access for All (AfA PNP 3.0).' }, 422);
    await bring('<html/>');
    expect(await (await card()).findByText(/^This file is no record/)).toBeVisible();
    apiReturns(RECORD, { taken: [], requested: [], skipped: [] });
    await bring();
    expect(await (await card()).findByText(/asks for nothing that is not there already/)).toBeVisible();
    expect(apiCalls(RECORD)).toHaveLength(2);
  });

  test('that asks only for what Wattle lacks does not say that all of it is there @long', async () => {
    open();
    const skipped = [{ feature: 'braille', reason: 'Wattle has nothing for it.' }];
    apiReturns(RECORD, { taken: [], requested: [], skipped });
    await bring();
    const panel = await card();
    expect(await panel.findByText(/^Nothing was taken over\. Wattle has left out/)).toBeVisible();
    expect(panel.getByText('braille')).toBeVisible();
    expect(panel.queryByText(/is not there already/)).not.toBeInTheDocument();
  });

  test('that cannot be read is not sent, and can be chosen again @long', async () => {
    open();
    const read = jest.spyOn(FileReader.prototype, 'readAsText').mockImplementation(function fail(this: FileReader) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await bring();
    expect(await (await card()).findByText('The file could not be read. Choose it again.')).toBeVisible();
    expect(apiCalls(RECORD)).toEqual([]);
    read.mockRestore();
    apiReturns(RECORD, { taken: [], requested: [], skipped: [] });
    await bring();
    expect(await (await card()).findByText(/asks for nothing that is not there already/)).toBeVisible();
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  });

  test('is downloaded as a file, or it says that this failed', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:needs';
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(this.download);
    };
    open();
    const save = async () => user.click((await card()).getByRole('button', { name: 'Download the record' }));
    apiUnreachable(RECORD);
    await save();
    expect(await (await card()).findByRole('alert')).toBeVisible();
    expect(saved).toEqual([]);
    apiResponds(
      RECORD,
      () => new Response('<access-for-all-pnp/>', { headers: { 'content-type': 'application/xml' } }),
    );
    await save();
    await waitFor(() => expect(saved).toEqual(['wattle-needs.xml']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a model reads what a child writes only once the parent says yes, which is taken back at once', async () => {
  open();
  const consent = `family/children/${PRIYA}/consents/modelFeedback`;
  const name = 'A computer model reads Priya’s writing';
  expect((await section(name)).getByText(/^Not allowed\./)).toBeVisible();
  expect(screen.getByRole('switch', { name })).not.toBeChecked();
  apiUnreachable(consent);
  await user.click(screen.getByRole('switch', { name }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('switch', { name })).not.toBeChecked();
  apiReturns(consent, null);
  familyIs(aChild({ consents: { modelFeedback: '2026-11-12T02:00:00.000Z' } }));
  await user.click(screen.getByRole('switch', { name }));
  expect(await screen.findByText(/^Allowed since 12 Nov 2026\./)).toBeVisible();
  familyIs();
  await user.click(screen.getByRole('switch', { name }));
  expect(await screen.findByText(/^Not allowed\./)).toBeVisible();
  expect(apiCalls(consent).map(({ body }) => body)).toEqual([{ isGiven: true }, { isGiven: true }, { isGiven: false }]);
});

test('another device is ended, and this one is not', async () => {
  open();
  const devices = await section('Devices logged in');
  expect(await devices.findByText('This device')).toBeVisible();
  await user.click(devices.getByRole('button', { name: /^End Firefox on Android, used/ }));
  expect(apiCalls(`auth/devices/${'d'.repeat(24)}`)).toMatchObject([{ method: 'DELETE' }]);
});

test('the weekly report is turned off where it stands, also after a failure', async () => {
  open();
  const report = await section('Weekly report');
  expect(report.getByRole('switch')).toBeChecked();
  apiUnreachable('family/weekly-report');
  await user.click(report.getByRole('switch'));
  expect(await report.findByRole('alert')).toHaveTextContent('This could not be changed. Please try again.');
  apiReturns('family/weekly-report', { message: 'You get no more weekly reports.' });
  apiReturns('family/children', { children: [{ id: PRIYA, name: 'Priya' }], isWeeklyReportOn: false });
  await user.click(report.getByRole('switch'));
  expect(await report.findByText('You get no more weekly reports.')).toBeVisible();
  expect(report.getByRole('switch')).not.toBeChecked();
  expect(apiCalls('family/weekly-report').map(({ body }) => body)).toEqual([{ isOn: false }, { isOn: false }]);
});

test('a child is downloaded alone, and so is the family', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:data';
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  open();
  const data = await section('Your data');
  const kept = { mails: [], stoppedMails: [] };
  apiReturns(`family/children/${PRIYA}/export`, { parent: {}, child: {}, ...kept });
  await user.click(data.getByRole('button', { name: 'Download Priya’s data' }));
  await waitFor(() => expect(saved).toEqual(['wattle-priya.json']));
  apiReturns('family/export', { families: [], freeAssessments: [], ...kept });
  await user.click(data.getByRole('button', { name: 'Download our family’s data' }));
  await waitFor(() => expect(saved).toEqual(['wattle-priya.json', 'wattle-family.json']));
  apiUnreachable('family/export');
  await user.click(data.getByRole('button', { name: 'Download our family’s data' }));
  expect(await data.findByRole('alert')).toHaveTextContent('The data could not be downloaded. Please try again.');
});

test('an erasure is asked for by email: of one child, or of the family; an only child goes with its family', async () => {
  open();
  const data = await section('Your data');
  const path = `family/children/${PRIYA}/send-erasure-link`;
  apiReturns(path, { message: 'We have sent a mail.' }, 202);
  await user.click(data.getByRole('button', { name: 'Erase Priya’s account' }));
  expect(await data.findByText('We have sent a mail. Nothing is erased until then.')).toBeVisible();
  await user.click(data.getByRole('button', { name: 'Erase our family’s accounts' }));
  await waitFor(() =>
    expect(apiCalls(path).map(({ body }) => body)).toEqual([{ scope: 'child' }, { scope: 'family' }]),
  );
  cleanup();
  signInAs('parent');
  familyIs();
  apiReturns('family/children', { children: [{ id: PRIYA, name: 'Priya' }] });
  renderRemote(routes, '/family');
  const only = await section('Your data');
  expect(only.queryByRole('button', { name: 'Erase Priya’s account' })).toBeNull();
  expect(only.getByRole('button', { name: 'Erase our family’s accounts' })).toBeVisible();
});

test('a mail leads to its child', async () => {
  openAt(`/family?child=${ARJUN}`);
  expect(await screen.findByRole('tab', { name: /^Arjun/ })).toHaveAttribute('aria-selected', 'true');
});

test('children that cannot be loaded are asked for again', async () => {
  signInAs('parent');
  apiUnreachable('family/children');
  renderRemote(routes, '/family');
  const again = await screen.findByRole('button', { name: 'Try again' });
  familyIs();
  await user.click(again);
  expect(await screen.findAllByRole('tab')).toHaveLength(2);
});
