import { zodResolver } from '@hookform/resolvers/zod';
import { AddUserRequest } from '@tillsight/contract/users';
import { useForm } from 'react-hook-form';
import { useAuth } from '../../session.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useAddUser } from './api.ts';
import { RoleSelect } from './role-select.tsx';
import { notifyFailure, notifyInvalid } from './user-failure.ts';
import { NewUserForm } from './user-form.ts';

const notMailed =
  "No email went out, because your own address isn't verified yet. Please pass the password on yourself.";

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const addUser = useAddUser();
  const form = useForm({
    resolver: zodResolver(NewUserForm),
    defaultValues: { name: '', email: '', password: '', mobile_number: '', role: '' as NewUserForm['role'] },
  });
  const { errors } = form.formState;

  const save = (typed: NewUserForm) => {
    const organizationId = user?.organizationId;
    if (!organizationId) {
      notify({ title: 'Error', text: 'Organization ID not found.', destructive: true });
      return;
    }
    const payload = {
      ...typed,
      mobile_number: typed.mobile_number || null,
      organizationId,
      organization_id: organizationId,
    };
    const checked = AddUserRequest.safeParse(payload);
    if (!checked.success) {
      notifyInvalid([...new Set(checked.error.issues.map(issue => issue.message))]);
      return;
    }
    addUser.mutate(checked.data, {
      onSuccess: ({ invited }) => {
        onClose();
        const text = `${typed.name} has been added.`;
        notify({ title: 'User Added', text: invited === false ? `${text} ${notMailed}` : text });
      },
      onError: error => notifyFailure('Failed to Add User', error),
    });
  };
  const submit = form.handleSubmit(save, wrong => notifyInvalid(Object.values(wrong).map(error => error.message)));

  return (
    <FormDialog
      title="Add User"
      busy={addUser.isPending}
      submit={{ idle: 'Add User', busy: 'Adding...' }}
      checksItself
      onSave={() => void submit()}
      onClose={onClose}
    >
      <Field label="Name*" error={errors.name?.message}>
        {control => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field label="Email*" error={errors.email?.message}>
        {control => <Input {...control} {...form.register('email')} type="email" autoComplete="off" />}
      </Field>
      <Field
        label="Password*"
        error={errors.password?.message}
        hint="At least 8 characters with uppercase, lowercase and numbers."
      >
        {control => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Mobile Number (Optional)" error={errors.mobile_number?.message}>
        {control => <Input {...control} {...form.register('mobile_number')} type="tel" autoComplete="off" />}
      </Field>
      <Field label="Role" error={errors.role?.message}>
        {control => <RoleSelect {...control} {...form.register('role')} />}
      </Field>
    </FormDialog>
  );
}
