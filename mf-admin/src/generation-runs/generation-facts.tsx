import { MutedText } from '@wattle/design-system';
import { useGenerationStatusQuery } from '../bank/generation.api';
import { NOT_CONFIGURED, TEST_SERVER } from './sentences';

/** The buttons that generate are described by it. */
export const GENERATION_FACTS_ID = 'generation-facts';

export function GenerationFacts() {
  const { data: status } = useGenerationStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!status) return null;
  const { isConfigured, isTestServer, dailyCap, usedToday } = status;
  const left = Math.max(0, dailyCap - usedToday);
  return (
    <MutedText id={GENERATION_FACTS_ID}>
      {isConfigured
        ? `${left} of ${dailyCap} generations are left today.`
        : `${NOT_CONFIGURED} Press Generate at a question to see what is missing.`}
      {isTestServer && ` ${TEST_SERVER}`}
    </MutedText>
  );
}
