export { allPlatformTypes, ownPlatformTypes, type PlatformTypes } from './roll-up';
export { platformTypesFiles } from './types-files';
