import { nodeBuild } from '../scripts/lib/node-build';

export default nodeBuild(import.meta.dirname, {
  main: './src/start.ts',
  engine: './src/processes/engine-main.ts',
  staff: './src/staff/main.ts',
  data: './src/data-commands/main.ts',
});
