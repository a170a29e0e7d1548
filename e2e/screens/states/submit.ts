import type { Seat } from '../seat';

/** Submits the test on the screen, and says yes to the question whether it is meant. */
export async function submit(seat: Seat): Promise<void> {
  await seat.press(/^Submit/);
  await seat.page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
}
