/** The address of a path of the API. */
export function apiUrl(path: string): string {
  return new URL(`/api/${path}`, window.location.origin).href;
}
