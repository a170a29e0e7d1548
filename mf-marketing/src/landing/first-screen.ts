import { MARKETING_CLAIMS } from '@wattle/contract/constants';
import { FREE_TESTS } from '@wattle/contract/free-tests';

// Apart from the content of what comes later, which a first visit does not load.
export const YEARS = `Years ${MARKETING_CLAIMS.yearLevels.replace('-', ' to ')}`;

export const FREE_MINUTES = FREE_TESTS.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
