import type { State } from '../state';
import { goto } from './goto';

/** A link of a mail whose token nobody has signed. */
const TOKEN = 'not-signed.by-anybody';

export const AUTH_STATES: readonly State[] = [
  ['auth/login', 'visitor', goto('/login')],
  ['auth/login-empty', 'visitor', (seat) => seat.goto('/login').then(() => seat.press('Log In'))],
  [
    'auth/login-refused',
    'visitor',
    async (seat) => {
      await seat.goto('/login');
      await seat.fill('Username or email', 'priya.iyer');
      await seat.fill('Password', 'not this one');
      await seat.press('Log In');
      await seat.see(seat.page.getByRole('alert'));
    },
  ],
  [
    'auth/login-server-trouble',
    'visitor',
    async (seat) => {
      await seat.goto('/login');
      await seat.fail(/auth\/login/);
      await seat.fill('Username or email', 'priya.iyer');
      await seat.fill('Password', 'wattle-bird-sings');
      await seat.press('Log In');
      await seat.see(seat.page.getByRole('alert'));
    },
  ],
  ['auth/signup', 'visitor', goto('/signup')],
  ['auth/signup-empty', 'visitor', (seat) => seat.goto('/signup').then(() => seat.press(/^(Sign up|Create)/i))],
  ['auth/reset-password', 'visitor', goto('/reset-password')],
  ['auth/forgot-password', 'visitor', goto('/forgot-password')],
  ['auth/confirm-email', 'visitor', goto('/confirm-email')],
  ['auth/erase-family', 'visitor', goto('/erase-family')],
  ['auth/parent-login', 'visitor', goto('/parent-login')],
  ['auth/log-in-first', 'visitor', (seat) => seat.goto('/student-dashboard').then(() => seat.page.waitForURL(/login/))],
  [
    'auth/signup-taken',
    'visitor',
    async (seat) => {
      await seat.goto('/signup');
      await seat.fill('Username', 'student');
      await seat.see(seat.page.getByText(/taken/i));
    },
  ],
  [
    'auth/forgot-password-sent',
    'visitor',
    async (seat) => {
      await seat.goto('/forgot-password');
      await seat.fill('Parent’s email', seat.email);
      await seat.press('Email me the links');
      await seat.see(seat.page.getByRole('status'));
    },
  ],
  [
    'auth/forgot-password-failed',
    'visitor',
    async (seat) => {
      await seat.goto('/forgot-password');
      await seat.fail(/api\/auth\//);
      await seat.fill('Parent’s email', seat.email);
      await seat.press('Email me the links');
      await seat.see(seat.page.getByRole('alert'));
    },
  ],
  ['auth/reset-password-link', 'visitor', goto(`/reset-password#${TOKEN}`)],
  ['auth/confirm-email-link', 'visitor', goto(`/confirm-email#${TOKEN}`)],
  [
    'auth/parent-login-code',
    'visitor',
    async (seat) => {
      await seat.goto('/parent-login');
      await seat.fill('Parent’s email', seat.email);
      await seat.press('Email me a code');
      await seat.fill('Code', '123 456');
      await seat.press('Log in');
      await seat.see(seat.page.getByText(/^This code is wrong/));
    },
  ],
  ['auth/parent-login-link', 'visitor', goto(`/parent-login#${TOKEN}`)],
  ['auth/erase-family-link', 'visitor', goto(`/erase-family#${TOKEN}`)],
];
