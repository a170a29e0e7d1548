export { allPlatformTypes, ownPlatformTypes, type PlatformTypes } from './roll-up';
export { PlatformTypesPlugin, TYPES_FOLDER } from './types-plugin';
