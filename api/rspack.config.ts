import { nodeBuild } from '../scripts/lib/node-build';

export default nodeBuild(import.meta.dirname, {
  main: './src/start.ts',
  staff: './src/staff/main.ts',
  data: './src/data-commands/main.ts',
});
