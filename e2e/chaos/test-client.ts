import type { SignedIn } from '../support/signed-in';
import type { TestOf } from '../support/test-calls';
import { Device } from './device';
import { DeviceProxy } from './device-proxy';
import { Page, type PageContext } from './page';
import type { RunRecord } from './run-record';

/** The client of one child in one test: its devices, their proxies to the API, and the pages that are open. */
export class TestClient {
  private readonly proxies: DeviceProxy[] = [];
  private readonly pages: Page[] = [];
  private context!: PageContext;
  /** The page that the child works on. */
  page!: Page;

  constructor(
    private readonly apiPort: number,
    private readonly about: { child: SignedIn; test: TestOf; record: RunRecord },
  ) {}

  get device(): Device {
    return this.context.device;
  }

  get proxy(): DeviceProxy {
    return this.context.proxy;
  }

  /** The child goes to a device that knows nothing of the test; a page on the one before is left as it is. */
  async takeDevice(clockIsAheadMs = 0): Promise<void> {
    const proxy = await DeviceProxy.open(this.apiPort);
    this.proxies.push(proxy);
    this.context = { ...this.about, proxy, device: new Device() };
    this.context.device.moveClock(clockIsAheadMs);
  }

  async openPage(atOnce = 1): Promise<void> {
    this.page = await Page.open(this.context, atOnce);
    this.pages.push(this.page);
  }

  async reopenPage(): Promise<void> {
    this.page.close();
    await this.openPage();
  }

  leave(): void {
    for (const page of this.pages) page.close();
    for (const proxy of this.proxies) void proxy.close();
  }
}
