import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { anId } from '@wattle/contract/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aDoneGeneration, aGeneration, generationIs, generationsAre } from '../../test/a-generation';
import { bankHas, countsOf } from '../../test/bank';
import { openList } from '../../test/open-list';
import routes from '../routes';

const user = userEvent.setup();
const running = aGeneration({ parentText: 'When is the third tram?' });
const extractId = anId();
const done = aDoneGeneration({ subject: 'Reading', kind: 'extract', extractId, parentText: 'Who wound the lamp?' });
const failed = aDoneGeneration({ state: 'failed', message: 'No question passed the checks. Please try again.' });

beforeEach(() => {
  signInAs('admin');
  bankHas([]);
  generationIs({}, [done, failed, running]);
  apiReturns('questions/counts', countsOf(1));
});

const entries = async () => within(await screen.findByRole('region', { name: 'Latest generations' }));

test('the dashboard lists the latest generations of all admins, those that run first', async () => {
  renderRemote(routes, '/admin-dashboard');
  const list = await (await entries()).findAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^RunningWhen is the third tram\?Maths · hannah, today, .*$/),
    expect.stringMatching(/^DoneWho wound the lamp\?Reading · with an extract · hannah, .* · 4 questions were/),
    expect.stringMatching(/^Failed.*No question passed the checks\. Please try again\.$/),
  ]);
  const links = (await entries()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    `/questions/Maths/${running.parentId}`,
    `/readingQuestion/Reading/${done.parentId}/${extractId}`,
    `/questions/Maths/${failed.parentId}`,
    '/admin-dashboard/prompts',
  ]);
});

test('the list of a subject shows its own, on request, and says how many run', async () => {
  await openList();
  const list = await entries();
  await user.click(await list.findByText('Latest generations: 1 running'));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.queryByText('Who wound the lamp?')).toBeNull();
});

test('one that ends is seen to end, once somebody sees the page', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const view = await openList();
  await (await entries()).findByText('Latest generations: 1 running');
  generationsAre(aDoneGeneration({ ...running, state: 'done', endedAt: new Date().toISOString() }));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect((await entries()).getByText('Latest generations: 1 running')).toBeVisible();
  hidden.mockReturnValue(false);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await (await entries()).findByText('Latest generations')).toBeVisible();
  view.unmount();
  hidden.mockRestore();
  jest.useRealTimers();
});
