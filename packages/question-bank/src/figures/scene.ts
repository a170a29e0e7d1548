import { z } from 'zod';
import { balconyFarm } from './scenes/balcony-farm';
import { boatOnWheels } from './scenes/boat-on-wheels';
import { flowerMarket } from './scenes/flower-market';
import { rooftopEvening } from './scenes/rooftop-evening';
import { SCENE } from './scenes/shapes';
import { threeToedPrints } from './scenes/three-toed-prints';
import { svg } from './svg';

const SCENES = {
  'balcony-farm': balconyFarm,
  'boat-on-wheels': boatOnWheels,
  'flower-market': flowerMarket,
  'rooftop-evening': rooftopEvening,
  'three-toed-prints': threeToedPrints,
};

const names = Object.keys(SCENES) as [keyof typeof SCENES, ...(keyof typeof SCENES)[]];

export const sceneSchema = z.strictObject({ kind: z.literal('scene'), name: z.enum(names) });

/** A picture to write about; whoever writes the prompt describes it. */
export const scene = {
  schema: sceneSchema,
  draw: ({ name }: z.infer<typeof sceneSchema>) => svg(SCENE.width, SCENE.height, SCENES[name]()),
};
