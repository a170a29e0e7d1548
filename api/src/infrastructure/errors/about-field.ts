export function aboutField(path: string, message: string) {
  return { message, errors: [{ path, message }] };
}
