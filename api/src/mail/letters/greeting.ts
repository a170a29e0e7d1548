import { nameInMail } from './name-in-mail';

/** What a letter to a parent begins with. */
export function greeting(firstName: string): string {
  const name = nameInMail(firstName, '');
  return name ? `Hello ${name},` : 'Hello,';
}
