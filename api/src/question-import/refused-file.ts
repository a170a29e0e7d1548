/** A file that cannot be imported at all; the message is for whoever chose it. */
export class RefusedFile extends Error {}

export const NOT_A_WORKBOOK =
  'This is not an Excel workbook. In Excel or LibreOffice, save it as .xlsx and choose it again.';
