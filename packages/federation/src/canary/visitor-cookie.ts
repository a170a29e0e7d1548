import { VISITOR_NUMBERS } from './registry-for';

/** The cookie with the number by which canaries choose their visitors. */
export const VISITOR_COOKIE = 'wattle-visitor';

const NUMBER = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=(\\d{1,5})(?:;|$)`);

/** The number of a visitor in the header `Cookie`; undefined where there is none. */
export function visitorNumberIn(cookies: string | undefined): number | undefined {
  const [, text] = NUMBER.exec(cookies ?? '') ?? [];
  const number = Number(text);
  return text !== undefined && number < VISITOR_NUMBERS ? number : undefined;
}
