import { zodResolver } from '@hookform/resolvers/zod';
import type { OrganizationUser } from '@tillsight/contract/users';
import { useForm } from 'react-hook-form';
import { useAuth } from '../../session.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useUpdateUser } from './api.ts';
import { RoleSelect } from './role-select.tsx';
import { notifyFailure, notifyInvalid } from './user-failure.ts';
import { changesOf, editFormOf, EditUserForm } from './user-form.ts';

export function EditUserDialog({ edited, onClose }: { edited: OrganizationUser; onClose: () => void }) {
  const { user } = useAuth();
  const updateUser = useUpdateUser();
  const form = useForm({ resolver: zodResolver(EditUserForm), defaultValues: editFormOf(edited) });
  const { errors } = form.formState;
  const isMerchant = edited.role === 'merchant';

  const save = (typed: EditUserForm) => {
    const organizationId = user?.organizationId;
    if (!organizationId || !edited.id) {
      notify({ title: 'Error', text: 'Cannot edit user. Context missing.', destructive: true });
      return;
    }
    updateUser.mutate(
      { organizationId, userId: edited.id, ...changesOf(typed) },
      {
        onSuccess: () => {
          onClose();
          notify({ title: 'User Updated', text: `${typed.name} has been updated.` });
        },
        onError: error => notifyFailure('Failed to Update User', error),
      },
    );
  };
  const submit = form.handleSubmit(save, wrong => notifyInvalid(Object.values(wrong).map(error => error.message)));

  return (
    <FormDialog
      title={`Edit User: ${edited.name}`}
      description="Update the user's details. Email cannot be changed."
      busy={updateUser.isPending}
      submit={{ idle: 'Save Changes', busy: 'Saving...' }}
      checksItself
      onSave={() => void submit()}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message}>
        {control => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field label="Email">{control => <Input {...control} value={edited.email} readOnly />}</Field>
      <Field label="Mobile Number" error={errors.mobile_number?.message}>
        {control => <Input {...control} {...form.register('mobile_number')} type="tel" autoComplete="off" />}
      </Field>
      <Field
        label="Role"
        error={errors.role?.message}
        hint={isMerchant ? "A merchant's role cannot be changed." : undefined}
      >
        {control =>
          isMerchant ? (
            <RoleSelect {...control} isMerchant value="merchant" disabled />
          ) : (
            <RoleSelect {...control} {...form.register('role')} />
          )
        }
      </Field>
    </FormDialog>
  );
}
