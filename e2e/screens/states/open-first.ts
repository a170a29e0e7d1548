import type { Seat } from '../seat';

/** Opens what a list of questions leads to. */
export async function openFirst(seat: Seat, path: string, link: string | RegExp): Promise<void> {
  await seat.goto(path);
  await seat.press(link);
}
