import { act, screen, waitFor } from '@testing-library/react';
import '@wattle/design-system/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import {
  aDoneGeneration,
  aGeneration,
  anItem,
  GENERATE,
  generationIs,
  generationsAre,
  runIs,
  startedId,
  startTakesLong,
  WAIT,
} from '../../test/a-generation';
import { aBankQuestion, bankHas } from '../../test/bank';
import { bankShows } from '../../test/generated-items';
import { openList } from '../../test/open-list';
import { button, press } from '../../test/press';
import routes from '../routes';

const question = aBankQuestion({ question: 'When is the third tram?' });

beforeEach(() => {
  signInAs('admin');
  bankHas([question]);
  bankShows(question);
  generationIs();
});

test('what another tab or another admin generates from a question is shown on its page', async () => {
  const run = aGeneration({ parentId: question.id });
  generationsAre(run);
  runIs({ ...run, items: [anItem({ state: 'checked' }), anItem(), anItem(), anItem()] });
  renderRemote(routes, `/questions/Maths/${question.id}`);
  expect(await screen.findByText('1 of 4 passed the checks')).toBeVisible();
  expect(await button('Generate')).toHaveAttribute('aria-busy', 'true');
  generationsAre({ ...aDoneGeneration({ id: run.id, parentId: question.id }) });
  runIs(aDoneGeneration({ id: run.id, parentId: question.id }));
  expect(await screen.findByText('4 questions were generated.')).toBeVisible();
  await press('Dismiss');
  expect(screen.queryByRole('region', { name: 'Generation' })).toBeNull();
});

test('a start while another tab generates from the same question follows that one', async () => {
  const run = aGeneration({ parentId: question.id, refused: 2 });
  const message = 'Questions are being generated from this question at the moment. Please wait until they are done.';
  apiReturns(GENERATE, { success: false, statusCode: 409, message }, 409);
  await openList();
  generationsAre(run);
  runIs(run);
  await press('Generate');
  expect(await screen.findByText('2 refused so far')).toBeVisible();
  expect(screen.getByText(WAIT)).toBeVisible();
});

test('a start that comes back leaves what a newer version of the remote follows in the same tab @long', async () => {
  const respond = startTakesLong();
  await openList();
  await press('Generate');
  const run = aGeneration({ id: await startedId(), parentId: question.id });
  runIs(run);
  await screen.findByText('Question 1: asked.');
  const stored = () => JSON.parse(sessionStorage.getItem('wattle-generations') ?? '[]') as { id: string }[];
  const own = stored().find(({ id }) => id === run.id);
  sessionStorage.setItem('wattle-generations', JSON.stringify([...stored(), { ...own, id: 'of-a-newer-version' }]));
  await act(async () => respond());
  runIs(aDoneGeneration({ id: run.id, parentId: question.id }));
  await waitFor(() => expect(screen.queryByText(WAIT)).toBeNull());
  const ids = stored().map(({ id }) => id);
  expect(ids).toContain('of-a-newer-version');
  expect(ids).not.toContain(run.id);
});
