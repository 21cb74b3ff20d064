import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormProvider, useForm } from 'react-hook-form';
import { listCopies } from '../fields.ts';
import { t } from '../words.ts';
import { Address, Contact, Price, Project, Staff } from './groups.tsx';
import { Section } from './layout.tsx';
import { Problems } from './Problems.tsx';

interface Props {
  count: number;
  onSubmit: (values: Record<string, unknown>) => void;
}

const GROUPS = { contact: Contact, address: Address, project: Project, price: Price, staff: Staff };

/** The reference: the fields of `buildDefinitions`, written by hand with react-hook-form and MUI. */
export function HandMadeForm({ count, onSubmit }: Props) {
  const form = useForm();
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        <Problems />
        <Stack sx={{ gap: 3 }}>
          {Object.entries(GROUPS).map(([name, Group]) => (
            <Section key={name} legend={t(`groups.${name}`)}>
              {listCopies(count).map((copy) => (
                <Group key={copy} copy={copy} />
              ))}
            </Section>
          ))}
        </Stack>
        <Button type="submit" variant="contained">
          {t('words.save')}
        </Button>
      </form>
    </FormProvider>
  );
}
