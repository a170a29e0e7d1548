import { letter } from '../../mail';

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });
const TIME = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Australia/Sydney' });

const PRACTICE = 'on Wattle, where children practise for selective-school exams';
const PURPOSE = 'Then you can see how your children get on, and have a link emailed when a child needs a new password.';

interface ConfirmationDetails {
  signups: readonly { link: string; signedUpAt: Date }[];
  lifetime: string;
}

/**
 * The mail after a sign-up, or on request. It contains nothing that was entered, because the address may be that of
 * somebody else. Families are told apart by their times, as strangers may have signed up some of them.
 */
export function addressConfirmationMail({ signups, lifetime }: ConfirmationDetails) {
  const [only] = signups.length === 1 ? signups : [];
  return letter({
    subject: 'Please confirm your email address for Wattle',
    greeting: 'Hello,',
    paragraphs: only
      ? [
          `This address was entered on ${DAY.format(only.signedUpAt)}, when somebody signed up a family ${PRACTICE}.`,
          `If that was you, please confirm that the address is yours. ${PURPOSE}`,
        ]
      : [
          `This address was entered ${signups.length} times, when somebody signed up a family ${PRACTICE}.`,
          `Please confirm each that was you, and only these. ${PURPOSE}`,
        ],
    links: signups.map(({ link, signedUpAt }) => ({
      label: 'Confirm this address',
      url: link,
      ...(!only && { about: `Signed up on ${TIME.format(signedUpAt)}, Sydney time` }),
    })),
    notes: [
      `${only ? 'The' : 'Each'} link works for ${lifetime}. The first time it also logs you in where you open it.`,
      'If you did not sign up, you can ignore this email.',
    ],
  });
}
