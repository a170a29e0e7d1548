import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  Button,
  Card,
  Checkbox,
  Cluster,
  Field,
  Glow,
  Grid,
  Heading,
  Page,
  PasswordInput,
  Select,
  Stack,
  TextInput,
} from '../src/index';
import { Bar } from './bar';

function SignUp() {
  return (
    <>
      <Glow />
      <Bar>
        <a href="#free">Free assessment</a>
        <a href="#log-in">Log in</a>
      </Bar>
      <Page width="narrow" title="Create Your Account" intro="One account for the family; each child gets a log-in.">
        <Card>
          <Stack gap={24}>
            <Heading level={2} size={22}>
              Parent
            </Heading>
            <Grid>
              <Field label="First name" isRequired>
                <TextInput defaultValue="Meera" />
              </Field>
              <Field label="Last name" isRequired>
                <TextInput defaultValue="Iyer" />
              </Field>
              <Field label="Phone" isRequired>
                <TextInput defaultValue="0400 000 000" />
              </Field>
              <Field label="Email" isRequired error="Enter a full email address, such as name@example.com.">
                <TextInput type="email" defaultValue="meera@" />
              </Field>
            </Grid>
            <Heading level={2} size={22}>
              Children
            </Heading>
            <Card tone="soft">
              <Cluster justify="space-between">
                <div>
                  <strong>Priya Iyer</strong>
                  <p>priya.i, Year 5</p>
                </div>
                <Button variant="secondary">Remove</Button>
              </Cluster>
            </Card>
            <Card tone="draft">
              <Stack align="flex-start">
                <h3>Child 2</h3>
                <Grid style={{ width: '100%' }}>
                  <Field label="Username" success="Available">
                    <TextInput defaultValue="arjun_i" />
                  </Field>
                  <Field label="Password">
                    <PasswordInput defaultValue="wattle12" />
                  </Field>
                  <Field label="Year">
                    <Select>
                      <option>Year 4</option>
                      <option>Year 5</option>
                    </Select>
                  </Field>
                  <Field label="School" isOptional>
                    <TextInput />
                  </Field>
                </Grid>
                <Button variant="secondary">Add Another Child</Button>
              </Stack>
            </Card>
            <Checkbox defaultChecked>
              I agree to the <a href="#terms">terms</a> and have read the <a href="#privacy">privacy notice</a>.
            </Checkbox>
            <Button size="large" isWide>
              Sign Up
            </Button>
          </Stack>
        </Card>
      </Page>
    </>
  );
}

const meta = { component: SignUp, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SignUp>;

export default meta;

export const Filled: StoryObj<typeof meta> = {};
