import { createSocket } from 'node:dgram';
import { getServers, setServers } from 'node:dns';
import { resolveSrv } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { reachMongodb } from './reach-mongodb';

/** Takes connections and never responds. */
async function silentDatabase() {
  const connections: Socket[] = [];
  const server = createServer((socket) => connections.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    uri: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/wattle`,
    close: async () => {
      for (const connection of connections) connection.destroy();
      server.close();
    },
  };
}

/** A name server that does not respond before it is closed. */
async function silentNameServer() {
  let respond = () => {};
  const isClosing = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const server = createSocket('udp4', async (query, { port, address }) => {
    await isClosing;
    server.send(nameError(query), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const earlier = getServers();
  setServers([`127.0.0.1:${server.address().port}`]);
  return {
    uri: 'mongodb+srv://database.wattle.example/wattle',
    close: async () => {
      respond();
      // Responses come in order: after this one no lookup is left that would keep the process from ending.
      await expect(resolveSrv('closed.example')).rejects.toThrow('ENOTFOUND');
      setServers(earlier);
      server.close();
    },
  };
}

/** The response to a DNS query whose name does not exist. */
function nameError(query: Buffer): Buffer {
  const response = Buffer.from(query);
  response.writeUInt16BE(0x8183, 2);
  return response;
}

test.each([
  ['a database', silentDatabase, '127.0.0.1:'],
  ['a name server', silentNameServer, 'database.wattle.example '],
])(
  '%s that does not respond is given up',
  async (_what, start, host) => {
    const { uri, close } = await start();
    await expect(reachMongodb(uri)).rejects.toThrow(`MONGODB_URI: ${host}`);
    await close();
  },
  30_000,
);

test('a database whose writes nobody acknowledges is refused', async () => {
  const refusal = 'MONGODB_URI: 127.0.0.1:1 cannot be used: with w=0 no write is acknowledged';
  await expect(reachMongodb('mongodb://127.0.0.1:1/wattle?w=0')).rejects.toThrow(refusal);
});
