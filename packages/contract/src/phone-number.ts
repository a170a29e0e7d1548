/** What people put between the digits. */
const SEPARATORS = /[\s().\u2010-\u2015-]/g;

/** Ten digits with the area code: 02, 03, 07 and 08 are regions, 04 and 05 mobile phones and numbers without a region. */
const AUSTRALIAN = /^0[2-578]\d{8}$/;
/** The same from abroad; some write the zero of the area code as well. */
const AUSTRALIAN_FROM_ABROAD = /^610?[2-578]\d{8}$/;
/** Country code and number have at most 15 digits together (E.164); no country has fewer than seven. */
const FOREIGN = /^(?!61)[1-9]\d{6,14}$/;

/**
 * Whether a text can be a phone number: an Australian one, or one with its country code after + (00 and 0011, as it is
 * dialled, count as +). A list of each country's numbers is many times as large as this rule, and does not know either
 * whether somebody answers.
 */
export function isPhoneNumber(text: string): boolean {
  const digits = text.trim().replaceAll(SEPARATORS, '');
  if (AUSTRALIAN.test(digits)) return true;
  const [, international = ''] = /^(?:\+|0011|00)(\d+)$/.exec(digits) ?? [];
  return AUSTRALIAN_FROM_ABROAD.test(international) || FOREIGN.test(international);
}
