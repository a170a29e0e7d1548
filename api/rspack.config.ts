import { nodeBuild } from '../scripts/lib/node-build';

export default nodeBuild(import.meta.dirname, {
  main: './src/main.ts',
  engine: './src/processes/engine-main.ts',
  staff: './src/staff/main.ts',
});
