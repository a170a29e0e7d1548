/** A quoted-printable mail as it reads. */
export const readable = (mail = '') =>
  mail.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
