import type { Socket } from 'node:net';
import { TcpProxy } from '../../scripts/testing/tcp-proxy';

export const NETWORK_FAULTS = ['request lost', 'response lost', 'slow response', 'stalled connection'] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

const SLOW_MS = 800;
const STALL_MS = 2_500;
const REQUEST = /^(GET|POST|PUT) /;

/** The network between one device and the API. It can lose, delay and hold up what is sent. */
export class DeviceProxy extends TcpProxy {
  private fault: NetworkFault | undefined;

  static open(apiPort: number): Promise<DeviceProxy> {
    return new DeviceProxy(apiPort).listen();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Applies a fault to the next request. */
  failNext(fault: NetworkFault): void {
    this.fault = fault;
  }

  protected pass(device: Socket, api: Socket, hangUp: () => void): void {
    let fault: NetworkFault | undefined;
    device.on('data', (sent) => {
      if (REQUEST.test(sent.subarray(0, 5).toString('latin1'))) fault = this.takeFault();
      if (fault === 'request lost') hangUp();
      else if (fault === 'stalled connection') setTimeout(hangUp, STALL_MS);
      else api.write(sent);
    });
    api.on('data', (response) => {
      if (fault === 'response lost') hangUp();
      else if (fault === 'slow response') setTimeout(() => device.write(response), SLOW_MS);
      else device.write(response);
    });
  }

  private takeFault(): NetworkFault | undefined {
    const { fault } = this;
    this.fault = undefined;
    return fault;
  }
}
