/** Names are longer only where somebody writes a message into the field. */
const MAX_LENGTH = 40;
/** Letters with what joins them; a dot ends a word, so that no mail program makes a link of it. */
const NAME = /^(?:[\p{L}\p{M}' ’-]|\u200c|\u200d|\.(?= |$))+$/u;

/**
 * A name as it was entered, else what stands in its place. Whoever signs up with the address of another person must not
 * be able to write to that person.
 */
export function nameInMail(name: string | undefined, otherwise: string): string {
  return name !== undefined && name.length <= MAX_LENGTH && NAME.test(name) ? name : otherwise;
}
