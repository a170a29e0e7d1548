/** No secret: it tells papers on a table apart. */
export function randomCode(characters: string, length: number): string {
  return Array.from({ length }, () => characters[Math.floor(Math.random() * characters.length)]).join('');
}
