import { Button, Cluster, MutedText, media, radius, space, tabularNums } from '@wattle/design-system';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FailedPicture, useFetching } from './failed-picture';
import { PICTURE_BACKGROUND } from './picture-frame';
import { useZoom } from './use-zoom';

const Stage = styled.div`
  display: grid;
  overflow: hidden;
  min-height: 0;
  border-radius: ${radius.small};

  background: ${PICTURE_BACKGROUND};

  & > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;

const Percent = styled.output`
  min-width: 56px;
  font-weight: 600;
  text-align: center;
  ${tabularNums}
`;

const Keys = styled(MutedText)`
  margin-left: auto;

  ${media.narrow} {
    display: none;
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;

  gap: ${space[12]};
`;

interface PictureViewerProps {
  address: string;
  description: string;
}

/** A picture that fills its place, is zoomed by buttons, keys, wheel and two fingers, and moved by keys and by dragging. */
export function PictureViewer({ address, description }: PictureViewerProps) {
  const picture = useRef<HTMLImageElement>(null);
  const { tries, isFailed, fail, retry } = useFetching();
  const { percent, zoomIn, zoomOut, fit } = useZoom(picture, tries);
  if (isFailed) return <FailedPicture description={description} onRetry={retry} />;
  return (
    <Body>
      <Cluster gap={8} role="group" aria-label="Zoom">
        <Button variant="secondary" data-repeatable aria-label="Smaller" onClick={zoomOut}>
          <ZoomOut size={20} aria-hidden="true" />
        </Button>
        <Percent aria-label="Size">{percent}%</Percent>
        <Button variant="secondary" data-repeatable aria-label="Larger" onClick={zoomIn}>
          <ZoomIn size={20} aria-hidden="true" />
        </Button>
        <Button variant="secondary" onClick={fit}>
          <Maximize size={18} aria-hidden="true" />
          Fit
        </Button>
        <Keys>Keyboard: + larger, − smaller, 0 fit, arrows move</Keys>
      </Cluster>
      <Stage>
        <img key={tries} ref={picture} src={address} alt={description} draggable={false} onError={fail} />
      </Stage>
    </Body>
  );
}
