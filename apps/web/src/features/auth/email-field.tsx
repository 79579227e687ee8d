import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** The address one signs in with. */
export function EmailField({ field, error }: { field: UseFormRegisterReturn<'email'>; error: string | undefined }) {
  return (
    <Field label="Email" error={error}>
      {control => <Input {...control} {...field} type="email" autoComplete="username" />}
    </Field>
  );
}
