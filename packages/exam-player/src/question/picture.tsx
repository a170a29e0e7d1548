import { color, Dialog, fontSize, radius, space, VisuallyHidden } from '@wattle/design-system';
import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

const Opener = styled.button`
  display: grid;
  justify-items: end;
  max-width: 100%;
  border: 0;
  cursor: zoom-in;

  gap: ${space[4]};
  min-width: 44px;
  min-height: 44px;
  margin-bottom: ${space[16]};
  padding: 0;

  background: none;

  & > img {
    border-radius: ${radius.small};
  }
`;

/** Above the picture: it covers nothing of it, and is seen where the pane ends before the picture does. */
const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  font-weight: 600;

  gap: ${space[4]};
  font-size: ${fontSize[13]};

  color: ${color.action};
`;

const Large = styled.img`
  width: 100%;
  max-height: calc(100dvh - 160px);
  object-fit: contain;
`;

interface PictureProps {
  address: string;
  description: string | undefined;
}

/** The picture of a question, which opens large. */
export function Picture({ address, description = '' }: PictureProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={() => setLarge(true)}>
        <Sign>
          <ZoomIn size={16} aria-hidden="true" />
          Enlarge<VisuallyHidden> the picture: </VisuallyHidden>
        </Sign>
        <img src={address} alt={description} />
      </Opener>
      {isLarge && (
        <Dialog title="Picture" isLarge onClose={() => setLarge(false)}>
          <Large src={address} alt={description} />
        </Dialog>
      )}
    </>
  );
}
