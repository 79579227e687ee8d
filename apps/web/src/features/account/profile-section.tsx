import { ChangeNameRequest, changeName } from '@tillsight/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { safeParse } from 'zod/v4/core';
import { call, messageOf } from '../../api.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useClock } from '../../use-clock.ts';
import { fieldsLook, Section, SectionActions } from './section.tsx';

/** Who one is here. The name can be changed; address and role are others' to change, or nobody's. */
export function ProfileSection() {
  const { user, begin } = useAuth();
  const clock = useClock();
  const [name, setName] = useState(user?.name ?? '');
  const [error, setError] = useState<string>();
  const saving = useMutation({
    mutationFn: (input: ChangeNameRequest) => call(changeName, input),
    onSuccess: (_answer, input) => {
      if (user) begin({ ...user, name: input.name });
      setName(input.name);
      notify({ title: 'Name saved', text: 'Your team and your emails use this name now.' });
    },
    onError: failure => setError(messageOf(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = safeParse(ChangeNameRequest, { name });
    if (parsed.success) saving.mutate(parsed.data);
    else setError(parsed.error.issues[0]?.message);
  };
  const isChanged = name.trim() !== user?.name;
  return (
    <Section of="profile" text="The name your team and your emails use.">
      <form onSubmit={submit} noValidate>
        <div className={fieldsLook}>
          <Field label="Your name" error={error}>
            {control => (
              <Input
                {...control}
                autoComplete="name"
                value={name}
                disabled={saving.isPending}
                onChange={event => {
                  setName(event.target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
            <dt className="text-faint">Email</dt>
            <dd className="min-w-0 break-words">{user?.email || 'Email not found'}</dd>
            <dt className="text-faint">Role</dt>
            <dd className="capitalize">{user?.role}</dd>
            <dt className="text-faint">Time zone</dt>
            <dd className="min-w-0 break-words">{clockText(clock.timeZone, user?.timeZone)}</dd>
          </dl>
        </div>
        <SectionActions>
          <Button type="submit" variant="primary" busy={saving.isPending} disabled={!isChanged}>
            Save name
          </Button>
        </SectionActions>
      </form>
    </Section>
  );
}

function clockText(told: string, ofStore: string | undefined): string {
  const zone = told.replaceAll('_', ' ');
  return `${zone} (your ${told === ofStore ? 'store’s' : 'browser’s'})`;
}
