import type { SignedIn } from '../support/signed-in';
import type { TestOf } from '../support/test-calls';
import { Device } from './device';
import type { Ledger } from './ledger';
import { Line } from './line';
import { Page, type Seat } from './page';

/** Where one child takes one test: its devices, their lines to the API, and the pages that it has open. */
export class Desk {
  private readonly lines: Line[] = [];
  private readonly pages: Page[] = [];
  private seat!: Seat;
  /** The page that the child works on. */
  page!: Page;

  constructor(
    private readonly apiPort: number,
    private readonly about: { child: SignedIn; test: TestOf; ledger: Ledger },
  ) {}

  get device(): Device {
    return this.seat.device;
  }

  get line(): Line {
    return this.seat.line;
  }

  /** The child goes to a device that knows nothing of the test; a page on the one before is left as it is. */
  async takeDevice(clockIsAheadMs = 0): Promise<void> {
    const line = await Line.open(this.apiPort);
    this.lines.push(line);
    this.seat = { ...this.about, line, device: new Device() };
    this.seat.device.moveClock(clockIsAheadMs);
  }

  async openPage(atOnce = 1): Promise<void> {
    this.page = await Page.open(this.seat, atOnce);
    this.pages.push(this.page);
  }

  async reopenPage(): Promise<void> {
    this.page.close();
    await this.openPage();
  }

  leave(): void {
    for (const page of this.pages) page.close();
    for (const line of this.lines) void line.close();
  }
}
