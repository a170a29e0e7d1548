import { devRemoteBuild } from './src/dev/dev-remote-build';

/** For `rspack serve` in the folder of a remote: `--env port=<port> --env shell=<origin>`. */
export default ({ port, shell }: { port: string; shell: string }) =>
  devRemoteBuild(process.cwd(), { port: Number(port), shell });
