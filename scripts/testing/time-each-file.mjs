import { noteProcessorTime, processorSeconds } from './file-times.mjs';

const began = processorSeconds();
afterAll(() => noteProcessorTime(began));
