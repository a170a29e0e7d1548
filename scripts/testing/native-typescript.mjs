import { register } from 'node:module';
import { register as resolveTypeScript } from 'tsx/esm/api';

// Node loads the sources itself: tsx finds the files, and swc compiles them with the metadata that Nest injects by.
resolveTypeScript();
register('./compile-decorators.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
