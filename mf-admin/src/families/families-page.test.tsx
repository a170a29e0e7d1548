import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffAction } from '@wattle/contract/families';
import { anId } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import {
  apiCalls,
  apiHangs,
  apiReturns,
  apiUnreachable,
  renderRemote,
  shownNotices,
  signInAs,
} from '@wattle/platform/testing';
import { ARJUN, extraTime, found, meera, PRIYA } from '../../test/a-family';
import { expectNoFaults } from '../../test/no-faults';
import { fieldOf, paste, press } from '../../test/press';
import routes from '../routes';

const FAMILY = `families/${meera.id}`;

const user = userEvent.setup();
const searchField = () => fieldOf('Find a family');
const field = (name: string) => screen.getByLabelText(name);
const table = (name: RegExp) => within(screen.getByRole('table', { name }));
const row = (name: string) => within(table(/^Children/).getByRole('row', { name: new RegExp(name) }));

async function open() {
  signInAs('admin');
  apiReturns('families/actions', { actions: [] });
  apiReturns('families', found);
  apiReturns(FAMILY, meera);
  const view = renderRemote(routes, '/admin-dashboard/families');
  await screen.findByText(/^Nothing yet/);
  return view;
}

async function search(text = 'iyer') {
  await paste(searchField(), text);
  return screen.findByRole('list', { name: 'Families' });
}

async function choose() {
  const view = await open();
  await user.click(within(await search()).getByRole('button'));
  await screen.findByText('Meera Iyer', { selector: 'h2, h3' });
  return view;
}

describe('the search', () => {
  it('marks what was found, and asks only for three letters or more; says that nothing was found, and that there is more', async () => {
    await open();
    await paste(searchField(), 'iy');
    expect(screen.getByText(/At least three letters/)).toBeVisible();
    await paste(searchField(), 'er');
    const results = within(await screen.findByRole('list', { name: 'Families' }));
    const marks = results.getAllByText('Iyer', { selector: 'mark' });
    expect(marks.length).toBeGreaterThan(0);
    expect(results.getByText(/Priya \(priya\.i\), Arjun/)).toBeVisible();
    expect(apiCalls('families').map(({ path }) => path)).toEqual(['families?search=iyer']);
    apiReturns('families', { families: [], hasMore: false });
    await paste(searchField(), ' nobody');
    expect(await screen.findByText(/No family was found/)).toBeVisible();
    apiReturns('families', { ...found, hasMore: true });
    await paste(searchField(), ' else');
    expect(await screen.findByText(/type more to narrow it down/)).toBeVisible();
  });

  it('says so when it fails', async () => {
    await open();
    apiUnreachable('families');
    await paste(searchField(), 'iyer');
    expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
  });
});

describe('a chosen family', () => {
  it('shows its children with last test, extra time and last use, and takes the focus', async () => {
    await choose();
    expect(screen.getByRole('heading', { name: 'Meera Iyer' })).toHaveFocus();
    expect(screen.getByText('meera.iyer@example.com, 0400 000 000')).toBeVisible();
    expect(screen.queryByText('Address confirmed')).toBeNull();
    expect(row('Priya').getByText('Weekly test, Maths: 11 of 17')).toBeVisible();
    expect(row('Priya').getByText(/3 tests in all/)).toBeVisible();
    expect(field('Extra time of Priya Iyer')).toHaveDisplayValue('25% more');
    const ofPriya = table(/^Allowances of Priya/);
    expect(ofPriya.getByLabelText(/^Last day/)).toHaveValue('2099-05-07');
    expect(ofPriya.getByText(/^hannah, 12 Nov/)).toBeVisible();
    expect(field('Read aloud of Arjun Iyer')).toHaveDisplayValue('No');
    expect(row('Arjun').getByText('No test yet')).toBeVisible();
    expect(row('Arjun').getByText('Never')).toBeVisible();
  });

  it('shows the exam that a child prepares for, where one was chosen @long', async () => {
    const [priya, arjun] = meera.children;
    await open();
    apiReturns(FAMILY, { ...meera, children: [{ ...priya, exam: 'nsw-oc' }, arjun] });
    await user.click(within(await search()).getByRole('button'));
    expect(await screen.findByText('Opportunity Class test')).toBeVisible();
    expect(row('Arjun').queryByText(/test$/)).toBeNull();
  });

  it('that another admin has erased meanwhile is said to be gone', async () => {
    await open();
    apiReturns(FAMILY, { statusCode: 404, message: 'This family is no longer there. Search again.' }, 404);
    await user.click(within(await search()).getByRole('button'));
    expect(await screen.findByText('This family is no longer there. Search again.')).toBeVisible();
  });
});

describe('the record of a child', () => {
  const path = `${FAMILY}/children/${PRIYA}/needs-profile`;
  const bring = () =>
    user.upload(
      fieldOf('Record of Priya Iyer (.xml)'),
      new File(['<access-for-all-pnp/>'], 'needs.xml', { type: 'application/xml' }),
    );

  it('is granted at once, and what is left out is listed', async () => {
    await choose();
    apiReturns(path, {
      taken: ['50% more time in timed tests.'],
      requested: [],
      skipped: [{ feature: 'breaks', reason: 'The record does not say for how many minutes.' }],
    });
    await bring();
    expect(await screen.findByText('50% more time in timed tests.')).toBeVisible();
    expect(screen.getByText('breaks').parentElement).toHaveTextContent('Left out, breaks: The record does not say');
    expect(apiCalls(path)).toMatchObject([{ method: 'POST', body: { xml: '<access-for-all-pnp/>' } }]);
  });

  it('that asks only for what Wattle lacks does not say that all of it is there @long', async () => {
    await choose();
    const skipped = [{ feature: 'braille', reason: 'Wattle has nothing for it.' }];
    apiReturns(path, { taken: [], requested: [], skipped });
    await bring();
    expect(await screen.findByText('Nothing was taken over:')).toBeVisible();
    expect(screen.queryByText(/is not there already/)).not.toBeInTheDocument();
  });

  it('that is refused says why @long', async () => {
    await choose();
    apiReturns(path, { message: 'This file has the records of several people.' }, 422);
    await bring();
    expect(await screen.findByText('This file has the records of several people.')).toBeVisible();
  });
});

describe('an allowance', () => {
  const path = `${FAMILY}/children/${ARJUN}/allowances/extraTime`;
  const save = () => press('Save');

  it('is given by Save, not by the choice alone', async () => {
    await choose();
    apiReturns(path, { message: 'Arjun has 50% more time in timed tests.' });
    await user.selectOptions(field('Extra time of Arjun Iyer'), '50% more');
    expect(apiCalls(path)).toEqual([]);
    await save();
    await waitFor(() => expect(shownNotices()).toEqual(['Arjun has 50% more time in timed tests.']));
    expect(apiCalls(path)).toMatchObject([{ method: 'PUT', body: { amount: 50 } }]);
    expect(field('Extra time of Arjun Iyer')).toHaveFocus();
  });

  it('that could not be given is said so, and can be saved again @long', async () => {
    await choose();
    apiUnreachable(path);
    await user.selectOptions(field('Extra time of Arjun Iyer'), '50% more');
    await save();
    expect(await screen.findByText('This could not be changed. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });
});

it('a reset mails a link, and shows no password; an export is saved as a file', async () => {
  await choose();
  const message = 'A link to set a new password is on its way to meera.iyer@example.com.';
  apiReturns(`${FAMILY}/children/${PRIYA}/reset-password`, { message }, 202);
  await press('Reset password of Priya Iyer');
  await waitFor(() => expect(shownNotices()).toEqual([message]));
  const saved: Blob[] = [];
  URL.createObjectURL = jest.fn((blob: Blob | MediaSource) => `blob:${saved.push(blob as Blob)}`);
  URL.revokeObjectURL = jest.fn();
  apiReturns(`${FAMILY}/export`, {
    families: [{ parent: meera.parent }],
    freeAssessments: [],
    mails: [],
    stoppedMails: [],
  });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press('Export everything');
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  clicked.mockRestore();
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
    families: [{ parent: { email: meera.parent.email } }],
  });
});

it('says what a parent asks for and has confirmed, who else has the address, and who did what', async () => {
  await open();
  const erasure: StaffAction = {
    ...{ id: anId(), at: extraTime.at, by: 'tom', kind: 'erasure' },
    reference: 'f00dcafe-1',
  };
  apiReturns('families/actions', { actions: [extraTime, erasure] });
  const requested = { extraTime: { amount: 50, at: '2025-11-12T02:00:00.000Z' } };
  const [priya, arjun] = meera.children;
  const parent = { firstName: 'Hannah', lastName: 'Novak', email: meera.parent.email };
  const child = { id: anId(), username: 'tom.n', firstName: 'Tom' };
  apiReturns(FAMILY, {
    ...meera,
    parent: { ...meera.parent, emailConfirmedAt: '2026-03-15T02:00:00.000Z' },
    children: [{ ...priya, requested }, arjun],
    sameAddress: [{ id: anId(), parent, children: [child] }],
  });
  await user.click(within(await search()).getByRole('button'));
  expect(await screen.findByText('Hannah Novak with Tom (tom.n)')).toBeVisible();
  expect(screen.getByText(/Export and erasure are of the chosen family only\./)).toBeVisible();
  expect(screen.getByText('Address confirmed')).toBeVisible();
  expect(screen.getByText(/^The parent asks for: 50% more, 12 Nov/)).toBeVisible();
  expect(table(/^Allowances of Priya/).getByText(/^hannah, 12 Nov/)).toBeVisible();
  expect(await screen.findByRole('row', { name: /hannah Extra time for Priya: none to 25% more/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /tom Erased the family erased family f00dcafe/ })).toBeVisible();
});

describe('an erasure', () => {
  const path = `${FAMILY}/erase`;
  const typed = () => fieldOf('Type meera.iyer@example.com to erase');
  const button = () => screen.getByRole('button', { name: 'Erase for good' });
  const type = async (address: string) => {
    await paste(typed(), address);
    await user.keyboard('{Enter}');
  };

  it('says what goes, waits until the address is typed in full, and can be repeated when it was not done', async () => {
    await choose();
    expect(
      screen.getByText(/^2 children, 61 attempts and 4 emails \(2 weekly reports, 1 with a link\) go for good\./),
    ).toBeVisible();
    await type('meera.iyer@exam');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(apiCalls(path)).toEqual([]);
    const message = 'Free some disk space on the server, then erase again.';
    apiReturns(path, { statusCode: 503, message }, 503);
    await type('ple.com');
    expect(await screen.findByText(message)).toBeVisible();
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it('closes the family and its search', async () => {
    await choose();
    const answer = apiHangs(path, { message: 'Nothing is kept under meera.iyer@example.com any more.' });
    await type('Meera.Iyer@example.com');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Meera Iyer' })).not.toBeInTheDocument());
    expect(searchField()).toHaveValue('');
    expect(searchField()).toHaveFocus();
    expect(shownNotices()).toEqual(['Nothing is kept under meera.iyer@example.com any more.']);
  });

  it('that is under way delays nothing that is changed meanwhile @long', async () => {
    await choose();
    const answer = apiHangs(path, { message: 'Nothing is kept under meera.iyer@example.com any more.' });
    await type('meera.iyer@example.com');
    apiReturns(`${FAMILY}/children/${ARJUN}/allowances/extraTime`, {
      message: 'Arjun has 50% more time in timed tests.',
    });
    apiReturns('families/actions', { actions: [extraTime] });
    await user.selectOptions(field('Extra time of Arjun Iyer'), '50% more');
    await press('Save');
    expect(await screen.findByRole('row', { name: /hannah Extra time for Priya/ })).toBeVisible();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Meera Iyer' })).not.toBeInTheDocument());
  });
});

it('has no serious fault of accessibility @long', async () => {
  const { baseElement } = await choose();
  await expectNoFaults(baseElement);
});
