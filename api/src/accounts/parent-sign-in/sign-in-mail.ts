import { greeting, letter } from '../../mail';

interface SignInDetails {
  parentName: string;
  code: string;
  link: string;
  lifetime: string;
}

/** The code stands in no subject, which a locked screen shows. */
export function signInMail({ parentName, code, link, lifetime }: SignInDetails) {
  return letter({
    subject: 'Sign in to Wattle',
    greeting: greeting(parentName),
    paragraphs: [
      'Somebody asked to sign in with this address. If that was you, enter this code on the page that asked for it:',
      `${code.slice(0, 3)} ${code.slice(3)}`,
      'Or sign in on the device that you read this on:',
    ],
    links: [{ label: 'Sign in', url: link }],
    notes: [
      `Code and link work once, for ${lifetime}. A newer email ends them.`,
      'We never ask for the code by phone or message. If you did not ask to sign in, ignore this email: nothing changes.',
    ],
  });
}
