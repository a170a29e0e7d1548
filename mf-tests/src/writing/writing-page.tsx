import { useOnReturn, usePageTitle, useParams } from '@wattle/platform';
import { NothingToShow } from '../review/nothing-to-show';
import { LookOver } from './look-over';
import { useWritingQuery } from './writing.api';

export function WritingPage() {
  usePageTitle('Look over your text');
  const { attemptId = '', questionId = '' } = useParams();
  const text = useWritingQuery({ attemptId, questionId });
  const { currentData, refetch } = text;
  // Another tab or device may have changed it since.
  useOnReturn(() => currentData && void refetch());

  if (currentData) {
    const reload = async () => {
      try {
        return (await refetch()).data ?? undefined;
      } catch {
        // The page was left while it saved: nothing is fetched for it any more.
        return undefined;
      }
    };
    return <LookOver key={`${attemptId} ${questionId}`} writing={currentData} reload={reload} />;
  }
  return (
    <NothingToShow attemptId={attemptId} what="text" query={text}>
      You can look over your text once it is submitted.
    </NothingToShow>
  );
}
