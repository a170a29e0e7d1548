import type { Socket } from 'node:net';
import { TcpLine } from '../support/tcp-line';

export const LINE_FAULTS = ['request lost', 'answer lost', 'slow answer', 'stalled line'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

const SLOW_MS = 800;
const STALL_MS = 2_500;
const REQUEST = /^(GET|POST|PUT) /;

/** The network between one device and the API. It can lose, delay and hold up what is sent. */
export class Line extends TcpLine {
  private fault: LineFault | undefined;

  static open(apiPort: number): Promise<Line> {
    return new Line(apiPort).listen();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The next request meets this. */
  strike(fault: LineFault): void {
    this.fault = fault;
  }

  protected pass(device: Socket, api: Socket, hangUp: () => void): void {
    let met: LineFault | undefined;
    device.on('data', (sent) => {
      if (REQUEST.test(sent.subarray(0, 5).toString('latin1'))) met = this.takeFault();
      if (met === 'request lost') hangUp();
      else if (met === 'stalled line') setTimeout(hangUp, STALL_MS);
      else api.write(sent);
    });
    api.on('data', (answer) => {
      if (met === 'answer lost') hangUp();
      else if (met === 'slow answer') setTimeout(() => device.write(answer), SLOW_MS);
      else device.write(answer);
    });
  }

  private takeFault(): LineFault | undefined {
    const { fault } = this;
    this.fault = undefined;
    return fault;
  }
}
