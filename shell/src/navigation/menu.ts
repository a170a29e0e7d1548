import type { Role } from '@wattle/contract';
import { homeOf } from '@wattle/platform/core';

/** An entry of the bar; one without a target is announced but leads nowhere yet (specification 2). */
export interface MenuItem {
  label: string;
  to?: string;
  /** Another address of the same page. */
  alsoAt?: string;
}

const VISITOR_MENU: MenuItem[] = [
  { label: 'Home', to: '/landing', alsoAt: '/' },
  { label: 'Pricing' },
  { label: 'Free Assessment', to: '/freeassesment' },
  { label: 'Useful resources' },
  { label: 'Log In/Sign up', to: '/login' },
];

const MENU_OF_ROLE: Record<Role, MenuItem[]> = {
  admin: [
    { label: 'Home', to: homeOf('admin') },
    { label: 'Add Questions', to: '/add-questionsBooks' },
    { label: 'Import Questions', to: '/import-questions' },
  ],
  student: [{ label: 'Student Dashboard', to: homeOf('student') }],
};

/** The entries for whoever is here. A signed-in user's Logout comes after them. */
export function menuFor(role: Role | undefined): MenuItem[] {
  return role ? MENU_OF_ROLE[role] : VISITOR_MENU;
}

/** Nothing leads away from a running test (specification 2). */
const WITHOUT_BAR = ['/questions-page/', '/practice-test', '/test/'];

export function isBarHidden(pathname: string): boolean {
  return WITHOUT_BAR.some((beginning) => pathname.startsWith(beginning));
}
