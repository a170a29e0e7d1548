/** A file that cannot be imported at all; the message is shown. */
export class RefusedFile extends Error {}

export const NOT_A_WORKBOOK =
  'This is not an Excel workbook. In Excel or LibreOffice, save it as .xlsx and choose it again.';

export const LOCKED_OR_OLD =
  'This workbook has a password, or is of an Excel before 2007. Save it as .xlsx without a password and choose it again.';

export const TOO_LARGE = 'This workbook unpacks to far more than questions need. Copy the questions into a new one.';
