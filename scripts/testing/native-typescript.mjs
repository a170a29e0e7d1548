import { register } from 'node:module';

// Node loads the sources itself: swc compiles them with the metadata that Nest injects by.
register('./compile-decorators.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
