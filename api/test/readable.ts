const decoded = (text: string) =>
  text.replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());

/** A quoted-printable mail as it reads, with its headers. */
export const readable = (mail = '') =>
  decoded(
    mail
      .replace(/\?=\r\n =\?UTF-8\?Q\?/g, '')
      .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_all, words: string) => words.replaceAll('_', ' '))
      .replace(/=\r\n/g, ''),
  );
