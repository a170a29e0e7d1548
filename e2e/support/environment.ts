import { readTestEnvironment } from '@wattle/environment';

/** Where the programs of this machine are. */
export const { PATH } = process.env;

/** Releases that the journeys with mixed versions take in place of those of the history. */
export const { RELEASES_DIR } = process.env;

/** How many API processes each product of the journeys has, where it is said. */
export const { API_PROCESSES } = process.env;

/** A MongoDB server on which databases named `wattle_test_*` may be made, where one is named. */
export const { mongodbUri: TEST_MONGODB_URI } = readTestEnvironment(process.env);
