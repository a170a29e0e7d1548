/** The body of an exception that is about one field of a request. */
export function aboutField(path: string, message: string) {
  return { message, errors: [{ path, message }] };
}
