/** A longer name is a message. */
const MAX_LENGTH = 40;
/** Letters and what joins them; a dot must end a word, so that no mail program makes a link of it. */
const NAME = /^(?:[\p{L}\p{M}' ’-]|\u200c|\u200d|\.(?= |$))+$/u;

/**
 * A name as it was entered, or else the fallback: whoever signs up with the address of another person must not be able
 * to write a message to that person.
 */
export function nameInMail(name: string | undefined, fallback: string): string {
  return name !== undefined && name.length <= MAX_LENGTH && NAME.test(name) ? name : fallback;
}

export function greeting(firstName: string): string {
  const name = nameInMail(firstName, '');
  return name ? `Hello ${name},` : 'Hello,';
}
