const MESSAGES: Readonly<Record<number, string>> = {
  400: 'This request cannot be read. Please reload the page and try again.',
  401: 'Please log in to go on.',
  403: 'You may not do this. Please log in with another account, or reload the page.',
  404: 'There is nothing at this address. Please check it.',
  405: 'This cannot be done at this address.',
  408: 'This request took too long. Please try again.',
  413: 'This request is too large. Please send less at once.',
  414: 'This address is too long. Please shorten it.',
  415: 'This kind of content is not accepted here.',
  431: 'The headers of this request are too large. Clear the cookies of this site and try again.',
};

/** The sentence of an error response where nothing but its status is known (docs/published.md, calls). */
export function errorMessage(statusCode: number): string {
  const unknown =
    statusCode < 500 ? 'This request cannot be answered.' : 'Something went wrong on our side. Please try again.';
  return MESSAGES[statusCode] ?? unknown;
}
