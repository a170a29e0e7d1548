import { greeting, letter } from '../../mail';

interface LoginDetails {
  parentName: string;
  code: string;
  link: string;
  lifetime: string;
}

/** The code stands in no subject, which a locked screen shows. */
export function loginMail({ parentName, code, link, lifetime }: LoginDetails) {
  return letter({
    subject: 'Log in to Wattle',
    greeting: greeting(parentName),
    paragraphs: [
      'Somebody asked to log in with this address. If that was you, enter this code on the page that asked for it:',
      `${code.slice(0, 3)} ${code.slice(3)}`,
      'Or log in on the device that you read this on:',
    ],
    links: [{ label: 'Log in', url: link }],
    notes: [
      `Code and link work once, for ${lifetime}. A newer email ends them.`,
      'We never ask for the code by phone or message. If you did not ask to log in, ignore this email: nothing changes.',
    ],
  });
}
