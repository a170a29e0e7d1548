import { color, Dialog, fontSize, plainButton, space, VisuallyHidden } from '@wattle/design-system';
import { ZoomIn } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { styled } from 'styled-components';
import { FailedPicture, takeLostFocus, useFetching } from './failed-picture';
import { PICTURE_BACKGROUND, PictureFrame, rememberSize, sizeOf } from './picture-frame';
import type { PictureViewer } from './picture-viewer';

let loaded: typeof PictureViewer | undefined;

export async function fetchPictureViewer(): Promise<void> {
  loaded ??= (await import('./picture-viewer')).PictureViewer;
}

/**
 * What zooms a picture. It is fetched as soon as there is a picture, and again when one is opened without it: a network
 * that is gone by then costs the zoom, never the test.
 */
function usePictureViewer(isOpen: boolean): typeof PictureViewer | undefined {
  const [, showViewer] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (loaded) return;
    fetchPictureViewer()
      .then(() => isOpen && showViewer())
      .catch(() => undefined);
  }, [isOpen]);
  return loaded;
}

const Opener = styled.button`
  ${plainButton}
  display: grid;
  grid-template-columns: minmax(0, max-content);
  width: fit-content;
  max-width: 100%;
  cursor: zoom-in;

  gap: ${space[4]};
  min-width: 44px;
  min-height: 44px;
  padding: 0;
`;

/** Above the picture: it covers nothing of it, and is seen where the pane ends before the picture does. */
const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  justify-self: end;
  font-weight: 600;

  gap: ${space[4]};
  font-size: ${fontSize[13]};

  color: ${color.action};
  white-space: nowrap;

  @media print {
    display: none;
  }
`;

const Plain = styled.img`
  flex: 1;
  min-height: 0;
  object-fit: contain;

  background: ${PICTURE_BACKGROUND};
`;

export interface QuestionPictureProps {
  address: string;
  /** What it shows, in words. */
  description: string | undefined;
}

/** The picture of a question: whole, and large when it is pressed. One that fails can be fetched again. */
export function QuestionPicture({ address, description = '' }: QuestionPictureProps) {
  const [isLarge, setLarge] = useState(false);
  const { tries, isFailed, fail, retry } = useFetching();
  // The frame stays as it was when the picture was asked for: nothing moves while it loads.
  const [size] = useState(() => sizeOf(address));
  const Viewer = usePictureViewer(isLarge);

  const keepFocus = tries > 1 ? takeLostFocus : undefined;
  if (isFailed) return <FailedPicture description={description} onRetry={retry} buttonRef={keepFocus} />;
  return (
    <>
      <Opener ref={keepFocus} type="button" aria-haspopup="dialog" onClick={() => setLarge(true)}>
        <Sign>
          <ZoomIn size={16} aria-hidden="true" />
          Enlarge<VisuallyHidden> the picture: </VisuallyHidden>
        </Sign>
        <PictureFrame $size={size}>
          <img
            key={tries}
            src={address}
            alt={description}
            width={size.width}
            height={size.height}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              rememberSize(address, { width, height })
            }
            onError={fail}
          />
        </PictureFrame>
      </Opener>
      {isLarge && (
        <Dialog title="Picture" size="full" onClose={() => setLarge(false)}>
          {Viewer ? <Viewer address={address} description={description} /> : <Plain src={address} alt={description} />}
        </Dialog>
      )}
    </>
  );
}
