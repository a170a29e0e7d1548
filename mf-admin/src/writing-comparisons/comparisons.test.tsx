import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiResponds, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aSet, aTurn, COMPARE_URL, RESULTS, resultsAre, SET_ID, SETS, setsAre, turnIs } from '../../test/a-comparison';
import { expectNoFaults } from '../../test/no-faults';
import { press } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();
const JUDGEMENTS = `${SETS}/${SET_ID}/judgements`;
const PROMPT = { questionId: 'e'.repeat(24), title: 'How bees find their way', texts: 31 };

function open(url = COMPARE_URL) {
  signInAs('marker');
  return renderRemote(routes, url);
}

const text = (id: string) => screen.findByRole('article', { name: `Text ${id}` });
const better = async (id: string) => within(await text(id)).getByRole('button', { name: /This one is better/ });
const judged = () => apiCalls(JUDGEMENTS).map(({ body }) => body);

const NEXT = aTurn({
  comparisons: 313,
  ownComparisons: 14,
  pair: { left: { id: 'KV6', text: 'A third text' }, right: { id: 'TTW', text: 'A fourth text' } },
});

test('a button or a key says which text is better, and the next two come at once', async () => {
  turnIs(aTurn());
  apiReturns(JUDGEMENTS, NEXT, 201);
  open();
  expect(await text('3R7')).toHaveTextContent('I want to see the river');
  expect(screen.getByText('312 of 360 comparisons')).toBeVisible();
  expect(screen.queryByText(/0\.86/)).toBeNull();
  await user.click(await better('9M4'));
  expect(await text('KV6')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Pair 15' })).toHaveFocus();
  expect(screen.getByText('313 of 360 comparisons')).toBeVisible();

  apiReturns(JUDGEMENTS, aTurn({ comparisons: 360, ownComparisons: 15, isDone: true, pair: null }), 201);
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('This set is done: 360 comparisons, 15 of them yours. Thank you.')).toBeVisible();
  expect(judged()).toEqual([
    { winner: '9M4', loser: '3R7' },
    { winner: 'KV6', loser: 'TTW' },
  ]);
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', `${COMPARE_URL}/results`);
});

test('the second click of a double click judges nothing', async () => {
  turnIs(aTurn());
  apiReturns(JUDGEMENTS, NEXT, 201);
  open();
  await user.dblClick(await better('3R7'));
  await text('KV6');
  expect(judged()).toHaveLength(1);
});

test('a choice that is not saved says so and can be made again; a pair that went to others is replaced', async () => {
  turnIs(aTurn());
  apiReturns(JUDGEMENTS, {}, 500);
  open();
  await user.click(await better('3R7'));
  expect(await screen.findByText('Your choice was not saved. Check the network and choose again.')).toBeVisible();

  const message = 'You have judged this pair before, or it has gone to somebody else.';
  apiReturns(JUDGEMENTS, { statusCode: 409, message }, 409);
  turnIs(NEXT);
  await user.keyboard('2');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await text('KV6')).toBeVisible();
});

test('without a pair it says what is next, and a set that is gone leads back to all', async () => {
  turnIs(aTurn({ pair: null }));
  open();
  await screen.findByText(/^There is no pair for you now/);
  turnIs(NEXT);
  await press('Look again');
  expect(await text('KV6')).toBeVisible();
  const message = 'These texts are not compared any more. Choose another set.';
  apiReturns(`${SETS}/${'f'.repeat(24)}/pair`, { statusCode: 404, message }, 404);
  open(`/admin-dashboard/writing/compare/${'f'.repeat(24)}`);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All sets' })).toHaveAttribute('href', '/admin-dashboard/writing/compare');
});

test('sets show how far they are, and a new one is made from a prompt', async () => {
  const done = aSet({ id: 'd'.repeat(24), title: 'A letter', isDone: true, reliability: null });
  setsAre({ sets: [aSet(), done], prompts: [{ ...PROMPT, questionId: aSet().questionId }, PROMPT] });
  const { router } = open('/admin-dashboard/writing/compare');
  const row = await screen.findByRole('row', { name: /The bus that took a day off/ });
  expect(row).toHaveTextContent(/60.*312 of 360.*10\.4.*0\.86/);
  expect(screen.queryByRole('link', { name: 'Compare: A letter' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Results: A letter' })).toBeVisible();
  // A prompt whose texts are being compared is not offered.
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'How bees find their way (31 texts)',
  ]);

  const message = 'Texts of this prompt are being compared already. Finish that set first.';
  const refused = () => Response.json({ statusCode: 409, message }, { status: 409 });
  apiResponds(SETS, ({ method }) =>
    method === 'POST' ? refused() : Response.json({ sets: [aSet()], prompts: [PROMPT] }),
  );
  await press('Compare its texts');
  expect(await screen.findByText(message)).toBeVisible();
  apiResponds(SETS, ({ method }) => Response.json(method === 'POST' ? aSet() : { sets: [aSet()], prompts: [PROMPT] }));
  turnIs(aTurn());
  await press('Compare its texts');
  await waitFor(() => expect(router.state.location.pathname).toBe(COMPARE_URL));
  expect(apiCalls(SETS).filter(({ method }) => method === 'POST')[0]?.body).toEqual({ questionId: PROMPT.questionId });
});

test('says when no prompt has enough texts', async () => {
  setsAre({});
  open('/admin-dashboard/writing/compare');
  expect(await screen.findByText(/^A set needs texts of four children to one prompt/)).toBeVisible();
});

test('results show the order with its errors, what the reliability means, and what does not fit', async () => {
  resultsAre(RESULTS);
  open(`${COMPARE_URL}/results`);
  expect(await screen.findByRole('heading', { name: 'Reliability 0.86' })).toBeVisible();
  expect(screen.getByText(/^Good and weak texts are told apart well/)).toBeVisible();
  expect(screen.getByText('The markers disagree about text KV6')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Texts, the best first' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^1\. Text 3R7.*2\.31 ± 0\.71/);
  expect(rows[3]).toHaveTextContent(/−2\.71 ± 0\.80/);
  expect(screen.getByRole('row', { name: /kim 170/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on comparing' })).toHaveAttribute('href', COMPARE_URL);
});

describe('no serious fault of accessibility @long', () => {
  test('where two texts are compared', async () => {
    turnIs(aTurn());
    const { baseElement } = open();
    await text('3R7');
    await expectNoFaults(baseElement);
  });

  test('in the list of sets', async () => {
    setsAre({ sets: [aSet()], prompts: [PROMPT] });
    const { baseElement } = open('/admin-dashboard/writing/compare');
    await screen.findByRole('row', { name: /The bus that took a day off/ });
    await expectNoFaults(baseElement);
  });

  test('in the results', async () => {
    resultsAre(RESULTS);
    const { baseElement } = open(`${COMPARE_URL}/results`);
    await screen.findByRole('heading', { name: 'Reliability 0.86' });
    await expectNoFaults(baseElement);
  });
});
