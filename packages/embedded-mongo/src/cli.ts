import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './index';

const USAGE = 'Usage: pnpm embedded-mongo [--port 27117] [--data .data/mongo]';

async function main() {
  const { port, data } = readArguments();
  const engine = await startEmbeddedMongo({ dataDir: data, ...(port !== undefined && { port }), onFailure: stopWith });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      await engine.close();
      process.exit(0);
    });
  print('Embedded MongoDB engine of Wattle. For development and tests only, not for production.');
  print(`Listening on ${engine.uri}`);
  print(`Data in ${data}. Press Ctrl-C to stop.`);
}

const print = (line: string) => process.stdout.write(`${line}\n`);

function readArguments(): { port: number | undefined; data: string } {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, data: { type: 'string', default: '.data/mongo' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    print(USAGE);
    process.exit(0);
  }
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}".`);
  return { port, data: values.data };
}

function explain(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return 'The port is in use by another program. Choose another one with --port.';
    case 'EACCES':
      return `No permission: ${error.message}`;
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `${error.message}\n${USAGE}`;
    default:
      return error.message;
  }
}

function stopWith(error: Error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

main().catch(stopWith);
