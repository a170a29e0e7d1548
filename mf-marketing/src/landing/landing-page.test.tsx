import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../routes';

const show = async (path = '/') => {
  const { router } = renderRemote(routes, path);
  await screen.findByRole('heading', { level: 1 });
  return router;
};
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const titles = (name: string | RegExp) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test.each([
  ['/', '/'],
  ['/landing @long', '/landing'],
])('greets with what Wattle is for at %s', async (_where, path) => {
  await show(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/feels like the real test/);
  expect(document.title).toMatch(/^Practice for selective-school tests/);
});

test('offers the three free tests with their length', async () => {
  await show();
  const items = region(/Three short tests/).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'English (reading)10 questions, 13 minutes',
    'Mathematical Reasoning10 questions, 12 minutes',
    'Thinking Skills10 questions, 10 minutes',
  ]);
});

test('two links lead to the free assessment', async () => {
  const router = await show();
  const links = ['Start the free assessment', 'Take the free assessment'].map((name) =>
    screen.getByRole('link', { name }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/freeassesment', '/freeassesment']);
  await userEvent.click(links[0] as HTMLElement);
  expect(router.state.location.pathname).toBe('/freeassesment');
});

test('tells what it does in three feature cards', async () => {
  await show();
  expect(titles(/Everything the exam asks for/)).toEqual([
    'Real timing',
    'Every answer explained',
    'Progress you can trust',
  ]);
});

test('claims what the server knows of the bank', async () => {
  await show();
  expect(region('Wattle in figures').getAllByText('Many')).toHaveLength(3);
  cleanup();
  document.head.innerHTML = ['questions', 'question-types', 'tests-per-year-level']
    .map((figure, index) => `<meta name="bank-${figure}" content="${['743', '12', '30+'][index]}">`)
    .join('');
  await show();
  const items = region('Wattle in figures').getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '743 practice questions',
    '12 question types',
    '30+ tests per year level',
    '35 min free assessment',
  ]);
});

test('shows the product in each theme, in pictures that are fetched when they come near and move nothing', async () => {
  await show();
  const pictures = region(/Everything the exam asks for/).getAllByRole('img', { hidden: true });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    'exam-light.webp',
    'exam-dark.webp',
    'result-light.webp',
    'result-dark.webp',
    'dashboard-light.webp',
    'dashboard-dark.webp',
  ]);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('crossorigin', 'anonymous');
    expect(picture).toHaveAttribute('width', '1680');
    expect(picture).toHaveAttribute('height', '1050');
    expect(picture).toHaveAttribute('alt', expect.stringMatching(/\w+ \w+/));
  }
});

test('tells what a subscription adds', async () => {
  await show();
  expect(titles(/subscription/)).toEqual(['Progress reports', 'Unlimited re-sits', '30 bonus tests']);
  expect(region(/subscription/).getByText(/year levels 4-7/)).toBeVisible();
});

test('lets whoever has decided sign up on the first screen', async () => {
  const router = await show();
  const link = screen.getAllByRole('link', { name: 'Sign up' })[0] as HTMLElement;
  expect(link.parentElement).toHaveTextContent(/Decided already/);
  await userEvent.click(link);
  expect(router.state.location.pathname).toBe('/signup');
});

test('leads somebody who is signed in to the dashboard instead', async () => {
  signInAs('student');
  await show();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/home-of-student');
  expect(screen.queryByText(/Decided already/)).toBeNull();
});

test('shows a sample of a result, says who checks the questions, and names no price where none is given', async () => {
  await show();
  expect(region(/says what to do next/).getByText('Sample')).toBeVisible();
  expect(region(/says what to do next/).getAllByRole('meter')).toHaveLength(5);
  expect(titles(/who checks them/)).toHaveLength(4);
  expect(region(/subscription/).queryByText(/\$/)).toBeNull();
});

test('shows where three parents are quoted, with samples that are marked', async () => {
  await show();
  const reviews = region('What parents say').getAllByRole('figure');
  expect(reviews).toHaveLength(3);
  for (const review of reviews) expect(review).toHaveTextContent(/^\w.+SampleParent of a Year \d student$/);
});

test('calls to sign up', async () => {
  const router = await show();
  const banner = screen.getByRole('heading', { name: /Create a family account/ }).parentElement as HTMLElement;
  await userEvent.click(within(banner).getByRole('link', { name: 'Sign up' }));
  expect(router.state.location.pathname).toBe('/signup');
});

test('leads to the sample question without leaving the page', async () => {
  await show();
  await userEvent.click(screen.getByRole('link', { name: 'See a sample question' }));
  expect(document.activeElement).toHaveTextContent('A tram leaves every 12 minutes.');
  expect(window.location.hash).toBe('');
});
