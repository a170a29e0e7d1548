import { devRemoteBuild } from './src/dev/dev-remote-build';

/** For `rspack serve` in the folder of a remote: `--env port=<port> --env shells=<origin>,<origin>`. */
export default ({ port, shells }: { port: string; shells: string }) =>
  devRemoteBuild(process.cwd(), { port: Number(port), shells: shells.split(',') });
