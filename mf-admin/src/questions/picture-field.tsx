import { IMAGE_LIMITS } from '@wattle/contract/constants';
import type { PICTURE_FIELDS } from '@wattle/contract/question-content';
import { Alert, Card, Cluster, Field, Stack, Textarea, TextInput } from '@wattle/design-system';
import { QuestionPicture } from '@wattle/exam-player';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DenseButton } from '../shared/buttons';
import { fieldName } from './question-labels';
import type { QuestionValues } from './question-values';

/** How each begins, in base64: a name and its type say nothing of what a file holds. */
const BEGINNINGS: Record<string, string> = {
  'image/png': 'iVBORw0KGgo',
  'image/jpeg': '/9j/',
  'image/webp': 'UklGR',
  'image/gif': 'R0lGOD',
};
const TYPES = Object.keys(BEGINNINGS);
const WRONG_TYPE = 'This is not a PNG, JPEG, WebP or GIF picture. Please choose another one.';
const MAX_MEGABYTES = IMAGE_LIMITS.bytes / 1024 / 1024;
const TOO_LARGE = `A picture has at most ${MAX_MEGABYTES} MB.`;

const DESCRIPTIONS = {
  image_data: 'image_description',
  explanation_image: 'explanation_image_description',
} as const;

interface PictureFieldProps {
  field: (typeof PICTURE_FIELDS)[number];
  /** What it shows was changed, and the picture was not. */
  isDoubtful?: boolean;
}

export function PictureField({ field, isDoubtful = false }: PictureFieldProps) {
  const { register, setValue, clearErrors, formState } = useFormContext<QuestionValues>();
  const descriptionField = DESCRIPTIONS[field];
  const [picture, description] = useWatch<QuestionValues, [typeof field, typeof descriptionField]>({
    name: [field, descriptionField],
  });
  const [fault, setFault] = useState<string>();
  const setPicture = (address: string) => setValue(field, address, { shouldDirty: true });
  const name = field === 'image_data' ? 'picture' : 'drawing';

  const choose = (file: File | undefined) => {
    setFault(undefined);
    // What the server said of the picture before.
    clearErrors(field);
    if (!file) return;
    if (file.size > IMAGE_LIMITS.bytes) return setFault(TOO_LARGE);
    const reader = new FileReader();
    reader.onload = () => {
      const [, data = ''] = String(reader.result).split(',');
      if (Object.values(BEGINNINGS).some((beginning) => data.startsWith(beginning))) setPicture(String(reader.result));
      else setFault(WRONG_TYPE);
    };
    reader.readAsDataURL(file);
  };

  return (
    <Stack gap={12}>
      <Field
        label={fieldName(field)}
        isOptional
        hint={`PNG, JPEG, WebP or GIF, at most ${MAX_MEGABYTES} MB`}
        error={fault ?? formState.errors[field]?.message}
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
            {isDoubtful && (
              <Alert tone="warning">
                You have changed what this drawing explains. Please check that it still fits.
              </Alert>
            )}
            <QuestionPicture
              key={picture}
              address={picture}
              description={description || `The ${name} of this question`}
            />
            <Cluster>
              <DenseButton onClick={() => setPicture('')}>Remove the {name}</DenseButton>
            </Cluster>
            <Field
              label={fieldName(descriptionField)}
              hint={description ? undefined : 'Please describe it for children who cannot see it.'}
              error={formState.errors[descriptionField]?.message}
            >
              <Textarea rows={2} {...register(descriptionField)} />
            </Field>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
