export { Landscape, NightHill as FootHill } from '../art/hills';
export { FootLinks } from '../footer/foot-links';
export { Sections } from '../landing/sections';
