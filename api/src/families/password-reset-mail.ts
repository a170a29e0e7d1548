import { html } from '../mail/html';

interface ResetDetails {
  parentName: string;
  childName: string;
  username: string;
  link: string;
  minutes: number;
}

const STYLE =
  "max-width:560px;margin:0 auto;padding:32px 16px;font:16px/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif;color:#1c2721";
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:12px;background:#1c6a4d;color:#ffffff;font-weight:600;text-decoration:none';

/** The mail with the link that sets a new password of a child. */
export function passwordResetMail({ parentName, childName, username, link, minutes }: ResetDetails) {
  const subject = `Set a new Wattle password for ${childName}`;
  const request = `The Wattle team was asked for a new password for ${childName} (username ${username}).`;
  const rule = `The link works once, for ${minutes} minutes. If you did not ask for it, ignore this mail: the password stays as it is.`;
  const text = [`Hello ${parentName},`, request, `Choose the new password here: ${link}`, rule].join('\n\n');
  const page = html`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${subject}</title>
  </head>
  <body style="margin:0;background:#fffcf4">
    <div style="${STYLE}">
      <p>Hello ${parentName},</p>
      <p>${request}</p>
      <p><a href="${link}" style="${BUTTON}">Choose a new password</a></p>
      <p style="color:#4c5952">${rule}</p>
    </div>
  </body>
</html>`;
  return { subject, text, html: page.text };
}
