import { Landscape, NightHill } from './art/hills';
import { FootLinks } from './footer/foot-links';
import { Sections } from './landing/sections';

export const PARTS = { Landscape, Sections, FootHill: NightHill, FootLinks };
