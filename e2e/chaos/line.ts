import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export const LINE_FAULTS = ['request lost', 'answer lost', 'slow answer', 'stalled line'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

const SLOW_MS = 800;
const STALL_MS = 2_500;
const REQUEST = /^(GET|POST|PUT) /;

/** The network between one device and the API. It can lose, delay and hold up what is sent. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private fault: LineFault | undefined;
  private isDown = false;

  private constructor(private readonly apiPort: number) {
    this.server = createServer((device) => this.join(device));
  }

  static open(apiPort: number): Promise<Line> {
    const line = new Line(apiPort);
    return new Promise((resolve) => line.server.listen(0, '127.0.0.1', () => resolve(line)));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next request meets this. */
  strike(fault: LineFault): void {
    this.fault = fault;
  }

  goDown(): void {
    this.isDown = true;
    for (const socket of this.sockets) socket.destroy();
  }

  comeBack(): void {
    this.isDown = false;
  }

  close(): void {
    this.goDown();
    this.server.close();
  }

  private join(device: Socket): void {
    const api = connect(this.apiPort, '127.0.0.1');
    const hangUp = () => {
      for (const socket of [device, api]) {
        socket.destroy();
        this.sockets.delete(socket);
      }
    };
    for (const socket of [device, api]) {
      this.sockets.add(socket);
      socket.on('error', hangUp).on('close', hangUp);
    }
    if (this.isDown) hangUp();

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
