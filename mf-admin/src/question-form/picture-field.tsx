import { IMAGE_LIMITS } from '@wattle/contract/constants';
import { Button, Card, Cluster, Field, Stack, Textarea, TextInput } from '@wattle/design-system';
import { QuestionPicture } from '@wattle/exam-player';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { QuestionValues } from './question-values';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const WRONG_TYPE = 'This is not a PNG, JPEG, WebP or GIF picture. Please choose another one.';
const TOO_LARGE = `A picture has at most ${IMAGE_LIMITS.bytes / 1024 / 1024} MB.`;

export function PictureField() {
  const { register, setValue, formState } = useFormContext<QuestionValues>();
  const [picture, description] = useWatch<QuestionValues, ['image_data', 'image_description']>({
    name: ['image_data', 'image_description'],
  });
  const [fault, setFault] = useState<string>();
  const setPicture = (address: string) => setValue('image_data', address, { shouldDirty: true });

  const choose = (file: File | undefined) => {
    setFault(undefined);
    if (!file) return;
    if (!TYPES.includes(file.type)) return setFault(WRONG_TYPE);
    if (file.size > IMAGE_LIMITS.bytes) return setFault(TOO_LARGE);
    const reader = new FileReader();
    reader.onload = () => setPicture(String(reader.result));
    reader.readAsDataURL(file);
  };

  return (
    <Stack gap={12}>
      <Field
        label="Picture"
        isOptional
        hint="PNG, JPEG, WebP or GIF, at most 5 MB"
        error={fault ?? formState.errors.image_data?.message}
      >
        <TextInput
          type="file"
          accept={TYPES.join()}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
      </Field>
      {picture && (
        <Card>
          <Stack gap={12}>
            <QuestionPicture
              key={picture}
              address={picture}
              description={description || 'The picture of this question'}
            />
            <Cluster>
              <Button variant="secondary" size="dense" onClick={() => setPicture('')}>
                Remove the picture
              </Button>
            </Cluster>
            <Field
              label="Description of the picture"
              hint={description ? undefined : 'Please describe it for children who cannot see it.'}
              error={formState.errors.image_description?.message}
            >
              <Textarea rows={2} {...register('image_description')} />
            </Field>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
