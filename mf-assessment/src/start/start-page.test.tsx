import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitorEmail } from '@wattle/platform';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, renderRemote, shownNotices } from '@wattle/platform/testing';
import { aFreeReport } from '../../test/a-free-report';
import routes from '../routes';

const START = 'freeassesment/userdetailforassesment';
const noScores = { user: { reading_score: null, maths_score: null, thinking_skills_score: null } };

const open = () => renderRemote(routes, '/freeassesment');
const start = async (email: string) => {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
};

test('shows the heading, the field, the instructions and the button', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Student Information' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByText(/3 assessments of 10 questions each: Reading \(13 minutes\)/)).toBeVisible();
  expect(screen.getByText(/NEXT and Previous buttons at the bottom right/)).toBeVisible();
  expect(screen.getByText(/change your answers at any time/)).toBeVisible();
  expect(screen.getByText(/Click Submit to finish/)).toBeVisible();
  expect(screen.getByText(/the same address on another one starts a fresh assessment/)).toBeVisible();
});

test('stores the address and goes on to the tests', async () => {
  apiReturns(START, { message: 'Ready' }, 201);
  apiReturns('freeassesment/userAssessmentDetails', noScores);
  open();
  await userEvent.selectOptions(await screen.findByLabelText(/^Grade \(year\)/), 'Year 5');
  await start(' Meera@Example.com ');
  expect(await screen.findByRole('heading', { name: 'Your three tests' })).toBeVisible();
  expect(visitorEmail.read()).toBe('meera@example.com');
  expect(apiCalls(START)[0]?.body).toEqual({ email: 'meera@example.com', grade: 5 });
  expect(shownNotices()).toEqual(['Ready']);
});

test.each([
  ['', 'Email is required.'],
  ['meera', 'Enter a full email address, such as name@example.com.'],
  ['meera@', 'Enter a full email address, such as name@example.com.'],
  ['zoë@example.com', 'Use letters without accents, such as name@example.com.'],
])('refuses the address "%s" at its field and keeps what was typed', async (email, refusal) => {
  open();
  await screen.findByLabelText('Email');
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(apiCalls()).toEqual([]);
});

test.each([
  ['the sign-up', 404, ['Sign up']],
  ['the sign-up and the latest results', 200, ['Sign up', 'See your latest results']],
])('an address that can start nothing for now is led to %s', async (_ways, status, links) => {
  apiReturns(START, { statusCode: 429, message: 'It can start another one from 23 December.' }, 429);
  apiReturns('freeassesment/report', aFreeReport(), status);
  const { router } = open();
  await start('meera@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('It can start another one from 23 December.');
  expect(visitorEmail.read()).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links));
  await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(router.state.location).toMatchObject({ pathname: '/signup', state: { email: 'meera@example.com' } });
});

test('shows the catalogue sentence when nobody answers', async () => {
  apiUnreachable(START);
  open();
  await start('meera@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
});

test('a second click while it works sends nothing', async () => {
  apiHangs(START, { message: 'Ready' });
  open();
  await start('meera@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(apiCalls(START)).toHaveLength(1);
});
