import { nodeBuild } from '../scripts/lib/node-build';

export default nodeBuild(import.meta.dirname, {
  main: './src/start.ts',
  'check-file.process': '../packages/embedded-mongo/src/check-file.process.ts',
  engine: './src/infrastructure/processes/engine-main.ts',
  staff: './src/families/staff-commands/main.ts',
  data: './src/infrastructure/data-commands/main.ts',
});
