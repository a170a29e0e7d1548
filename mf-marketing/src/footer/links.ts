import {
  CHILD_PROGRESS_PATH,
  FREE_ASSESSMENT_PATH,
  LOG_IN_PATH,
  PRIVACY_PATH,
  SIGN_UP_PATH,
  TERMS_PATH,
} from '../paths';

interface FooterLink {
  label: string;
  to?: string;
}

/** Entries without a target are announced but lead nowhere yet (docs/published.md, screens). */
export const FOOTER_LINKS: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Practise',
    links: [
      { label: 'Free assessment', to: FREE_ASSESSMENT_PATH },
      { label: 'Sign up', to: SIGN_UP_PATH },
      { label: 'Log in', to: LOG_IN_PATH },
      { label: 'Your child’s progress', to: CHILD_PROGRESS_PATH },
    ],
  },
  { title: 'Wattle', links: [{ label: 'About us' }, { label: 'Pricing' }, { label: 'Contact' }] },
  { title: 'Learn', links: [{ label: 'Useful resources' }, { label: 'Questions and answers' }] },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of service', to: TERMS_PATH },
      { label: 'Privacy', to: PRIVACY_PATH },
    ],
  },
];
