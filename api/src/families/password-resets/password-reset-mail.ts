import { capitalized } from '@wattle/contract/text';
import type { MailedChild } from '../../accounts';
import { greeting, letter, nameInMail } from '../../mail';

interface ResetDetails {
  parentName: string;
  /** Requested on the page for forgotten passwords, not by staff. */
  isForgotten: boolean;
  children: readonly { firstName: string | undefined; username: string | undefined; link: string }[];
  minutes: number;
}

/** Mail programs make a link of such a name. */
const LIKE_A_DOMAIN = /\.[a-z]{2}/i;

/**
 * Until the address is confirmed, somebody else may have chosen the username as a message to the reader. The page of
 * the link shows it in every case.
 */
export function usernameInMail({ family, child }: MailedChild): string | undefined {
  const isSafe = family.parent.emailConfirmedAt !== undefined || !LIKE_A_DOMAIN.test(child.username);
  return isSafe ? child.username : undefined;
}

export function passwordResetMail({ parentName, isForgotten, children, minutes }: ResetDetails) {
  const named = children.map(({ firstName, username, link }) => ({
    name: nameInMail(firstName, 'your child'),
    username,
    link,
  }));
  const [only] = named.length === 1 ? named : [];
  return letter({
    subject: only ? `Set a new Wattle password for ${only.name}` : 'Set a new Wattle password for your children',
    greeting: greeting(parentName),
    paragraphs: [
      isForgotten
        ? 'Somebody entered this address on the page for forgotten passwords.'
        : 'Somebody asked the Wattle team for a new password.',
      only ? 'Choose the new password here:' : 'Choose the child who needs a new password:',
    ],
    links: named.map(({ name, username, link }) => ({
      label: named.length === 1 ? 'Choose a new password' : `New password for ${name}`,
      about: [capitalized(name), username && `who logs in as ${username}`].filter(Boolean).join(', '),
      url: link,
    })),
    notes: [
      `${only ? 'The' : 'Each'} link works once, for ${minutes} minutes.`,
      'If you did not ask for this, ignore this email: nothing changes.',
    ],
  });
}
