import { nodeBuild } from '../scripts/lib/node-build';

export default nodeBuild(import.meta.dirname, './src/main.ts');
