import { Button, color, Field, Heading, media, radius, Sprig, Stack, space, TextInput } from '@wattle/design-system';
import { type RouterState, useNavigate } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { SIGNUP_PATH } from '../paths';

const Area = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border: 1px solid ${color.edge};

  padding: ${space[32]};
  border-radius: ${radius.banner};

  background: ${color.brandGlow};
  color: ${color.onBrand};

  ${media.narrow} {
    padding: ${space[24]} ${space[20]};
  }
`;

const Ornament = styled(Sprig)`
  position: absolute;
  top: -44px;
  right: -36px;
  z-index: -1;

  width: 220px;

  ${media.narrow} {
    top: -40px;
    right: -72px;
    width: 200px;
  }
`;

const Words = styled.p`
  max-width: 18em;
`;

const Title = styled(Heading)`
  max-width: 9em;
`;

/** Leads to the sign-up with the address, which can be changed. It stands in no URL, which servers and proxies log. */
export function SignUpCard({ email }: { email: string }) {
  const navigate = useNavigate();
  const { register, handleSubmit } = useForm<Required<Pick<RouterState, 'email'>>>({ defaultValues: { email } });
  const signUp = handleSubmit((state) => navigate(SIGNUP_PATH, { state }));
  return (
    <Area data-surface="light" aria-labelledby="sign-up-title">
      <Ornament />
      <form onSubmit={signUp} noValidate>
        <Stack gap={16}>
          <Stack gap={8}>
            <Title level={2} size={28} id="sign-up-title">
              Keep going with a family account
            </Title>
            <Words>Practice in all four subjects, and every answer explained.</Words>
          </Stack>
          <Field label="Your email">
            <TextInput type="email" autoComplete="email" {...register('email')} />
          </Field>
          <Button type="submit" variant="ink" size="large" isWide>
            Sign up
          </Button>
        </Stack>
      </form>
    </Area>
  );
}
