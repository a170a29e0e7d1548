import '@wattle/design-system/testing';
import { screen } from '@testing-library/react';
import { apiResponds, renderRemote, signInAs } from '@wattle/platform/testing';
import { aBankQuestion, bankHas, countsOf } from '../../test/bank';
import { bankShows } from '../../test/generated-items';
import routes from '../routes';

const BUSY = 'Wattle is very busy right now. This page is ready in a moment.';
const QUESTION = aBankQuestion({ question: 'When is the third tram?' });
const COUNTS = countsOf(1_284);
const PAGE = { questions: [QUESTION], page: 1, pages: 1, total: 1 };

/** The server is too busy for the first call. */
function busyAtFirst(path: string, body: unknown): void {
  let calls = 0;
  apiResponds(path, () => {
    calls += 1;
    if (calls > 1) return Response.json(body);
    return Response.json({ message: 'Busy.' }, { status: 503, headers: { 'Retry-After': '1' } });
  });
}

test.each([
  ['the number of questions', ' @long', '/admin-dashboard', 'questions/counts', COUNTS, '1,284'],
  ['the list of a subject', '', '/view-questions/Maths', 'questions/views-questions/Maths', PAGE, QUESTION.question],
  [
    'a question',
    ' @long',
    `/questions/Maths/${QUESTION.id}`,
    `questions/question/${QUESTION.id}`,
    QUESTION,
    QUESTION.question,
  ],
])(
  '%s comes by itself as soon as the server is not too busy for it%s',
  async (_what, _mark, address, path, body, shown) => {
    signInAs('admin');
    bankHas([QUESTION]);
    bankShows(QUESTION);
    busyAtFirst(path, body);
    renderRemote(routes, address);
    expect(await screen.findByText(BUSY)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect((await screen.findAllByText(shown ?? ''))[0]).toBeVisible();
    expect(screen.queryByText(BUSY)).not.toBeInTheDocument();
  },
);
