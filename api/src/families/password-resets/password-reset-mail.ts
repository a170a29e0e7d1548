import type { MailedChild } from '../../accounts';
import { capitalized, greeting, letter, nameInMail } from '../../mail';

interface ResetDetails {
  /** First name of the parent. */
  parentName: string;
  /** Who asked for the mail: the parent, as it seems, or staff. */
  isForgotten: boolean;
  children: readonly { firstName: string | undefined; username: string | undefined; link: string }[];
  minutes: number;
}

/** A dot before letters: mail programs make a link of it. */
const LIKE_A_DOMAIN = /\.[a-z]{2}/i;

/**
 * The username as a mail may have it: until the address is confirmed, somebody else may have chosen it to write to the
 * reader. The page behind the link shows it in every case.
 */
export function usernameInMail({ family, child }: MailedChild): string | undefined {
  const isSafe = family.parent.emailConfirmedAt !== undefined || !LIKE_A_DOMAIN.test(child.username);
  return isSafe ? child.username : undefined;
}

/** The mail with the links that set a new password, one for each child. */
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
