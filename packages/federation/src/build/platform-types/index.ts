export { allPlatformTypes, ownPlatformTypes, type PlatformTypes } from './roll-up';
export { platformTypesFiles, TYPES_FOLDER } from './types-files';
