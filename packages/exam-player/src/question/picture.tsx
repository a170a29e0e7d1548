import { color, Dialog, radius, space, VisuallyHidden } from '@wattle/design-system';
import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

const Opener = styled.button`
  position: relative;
  display: block;
  max-width: 100%;
  border: 0;
  cursor: zoom-in;

  min-width: 44px;
  min-height: 44px;
  margin-bottom: ${space[16]};
  padding: 0;
  border-radius: ${radius.small};

  background: none;

  & > img {
    border-radius: ${radius.small};
  }
`;

const Sign = styled.span`
  position: absolute;
  right: ${space[8]};
  bottom: ${space[8]};
  border: 1px solid ${color.line};

  padding: ${space[4]};
  border-radius: ${radius.small};

  background: ${color.surface};
  color: ${color.ink};
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
        <img src={address} alt={description} />
        <Sign aria-hidden="true">
          <ZoomIn size={16} />
        </Sign>
        <VisuallyHidden> Enlarge the picture</VisuallyHidden>
      </Opener>
      {isLarge && (
        <Dialog title="Picture" isLarge onClose={() => setLarge(false)}>
          <Large src={address} alt={description} />
        </Dialog>
      )}
    </>
  );
}
