import { NoData } from '@wattle/exam-player';
import type { ComponentProps } from 'react';
import { COMPARE_PATH } from '../paths';

export const SETS_PAGE = { to: COMPARE_PATH, label: 'Compare texts' };

/** In the place of texts of a set that are not loaded yet, could not be, or are gone. */
export function NoTexts(props: Pick<ComponentProps<typeof NoData>, 'query' | 'loading'>) {
  return (
    <NoData
      {...props}
      failed="The texts could not be loaded. Please try again."
      fallbackLink={{ to: COMPARE_PATH, label: 'All sets' }}
    />
  );
}
