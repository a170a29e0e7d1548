import { remoteBuild } from '@wattle/federation/build';
import manifest from './remote.json' with { type: 'json' };

export default remoteBuild(manifest, import.meta.dirname);
