import { noteProcessorTime, processorSeconds } from './processor-time.mjs';

const began = processorSeconds();
afterAll(() => noteProcessorTime(began));
