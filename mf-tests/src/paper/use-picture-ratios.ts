import type { QuestionPayload } from '@wattle/contract/questions';
import { font } from '@wattle/design-system';
import { useEffect, useState } from 'react';

/** Without its fallbacks: one that a device lacks ends the wait before the font has come. */
const [PASSAGE_FONT] = font.passage.split(',', 1);

type Pictured = Pick<QuestionPayload, 'image_data'>;

/** Width by height of each picture; undefined until they and the font of passages have come. One that fails has none. */
export function usePictureRatios(questions: readonly Pictured[] | undefined): ReadonlyMap<string, number> | undefined {
  const [ratios, setRatios] = useState<ReadonlyMap<string, number>>();
  useEffect(() => {
    if (!questions) return;
    let isCurrent = true;
    const addresses = [...new Set(questions.flatMap(({ image_data }) => image_data ?? []))];
    void Promise.all([
      Promise.all(addresses.map(ratioOf)),
      document.fonts?.load(`16px ${PASSAGE_FONT}`).catch(() => undefined),
    ]).then(([found]) => isCurrent && setRatios(new Map(found.flat())));
    return () => {
      isCurrent = false;
    };
  }, [questions]);
  return ratios;
}

async function ratioOf(address: string): Promise<[string, number][]> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode?.();
  } catch {
    return [];
  }
  const { naturalWidth, naturalHeight } = picture;
  return naturalHeight > 0 ? [[address, naturalWidth / naturalHeight]] : [];
}
