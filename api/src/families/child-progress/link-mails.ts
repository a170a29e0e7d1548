import { greeting, letter, nameInMail } from '../../mail';

interface MailDetails {
  parentName: string;
  lifetime: string;
}

interface ProgressLinks extends MailDetails {
  children: readonly { name: string | undefined; link: string }[];
}

export function childProgressMail({ parentName, children, lifetime }: ProgressLinks) {
  const [whose, which] = children.length === 1 ? ['Your child’s', 'The'] : ['Your children’s', 'Each'];
  return letter({
    subject: `${whose} progress on Wattle`,
    greeting: greeting(parentName),
    paragraphs: [`Somebody asked for a link to ${whose.toLowerCase()} progress. If that was you, here it is.`],
    links: children.map(({ name, link }) => ({ label: `See ${nameInMail(name, 'your child')}’s progress`, url: link })),
    notes: [
      `${which} link works for ${lifetime} and shows results to whoever has it. There you can log in to read every answer, turn the weekly report on or off, download what we keep, and ask us to erase it.`,
      'If you did not ask for this, ignore this email: nothing changes.',
    ],
  });
}

export function familyErasureMail({ parentName, link, lifetime }: MailDetails & { link: string }) {
  return letter({
    subject: 'Erase your family’s accounts on Wattle?',
    greeting: greeting(parentName),
    paragraphs: [
      'You asked us to erase everything that we keep of your family: all children who are signed up with this address, their tests and results, and the emails that we sent to it. This cannot be undone.',
      'The link leads to a page that asks for your email address. Nothing is erased before you enter it there.',
    ],
    links: [{ label: 'Go on to erase', url: link }],
    notes: [`The link works for ${lifetime}.`, 'If you did not ask for this, ignore this email: nothing changes.'],
  });
}
