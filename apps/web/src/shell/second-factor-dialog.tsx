import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  type BeginSecondFactorResponse,
} from '@tillsight/contract/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { call, messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordInput } from '../ui/password-input.tsx';

const queryKey = ['second-factor'];

type Step = { at: 'status' } | { at: 'code'; given: BeginSecondFactorResponse } | { at: 'done'; codes: string[] };

/** Turning the second step of signing in on and off; either wants the password. */
export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'status' });
  return (
    <Dialog open onOpenChange={onClose} title="Two-step sign-in">
      {step.at === 'status' ? <Status onBegun={given => setStep({ at: 'code', given })} onClose={onClose} /> : null}
      {step.at === 'code' ? <FirstCode given={step.given} onDone={codes => setStep({ at: 'done', codes })} /> : null}
      {step.at === 'done' ? <RecoveryCodes codes={step.codes} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Status({ onBegun, onClose }: { onBegun: (given: BeginSecondFactorResponse) => void; onClose: () => void }) {
  const status = useQuery({ queryKey, queryFn: () => call(readSecondFactor, {}), staleTime: 0 });
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const turnOn = useMutation({ mutationFn: () => call(beginSecondFactor, { password }), onSuccess: onBegun });
  const turnOff = useMutation({
    mutationFn: () => call(removeSecondFactor, { password }),
    onSuccess: () => {
      setPassword('');
      return client.invalidateQueries({ queryKey });
    },
  });
  if (status.isError) return <Notice kind="error">{messageOf(status.error)}</Notice>;
  if (!status.data) return <p className="text-sm text-muted">Loading...</p>;
  const { enabled, recovery_codes_left: left } = status.data;
  const change = enabled ? turnOff : turnOn;
  return (
    <Asking
      submit={{ label: enabled ? 'Turn off' : 'Turn on', isBusy: change.isPending, isDanger: enabled }}
      onSubmit={() => change.mutate()}
      before={<Button onClick={onClose}>Close</Button>}
    >
      <p className="text-sm text-muted">
        {enabled
          ? `On. Signing in asks for a code from your authenticator app. ${left} recovery codes are left.`
          : 'Off. Turn it on to ask for a code from your authenticator app each time you sign in.'}
      </p>
      <Field label="Your password" error={change.isError ? messageOf(change.error) : undefined}>
        {control => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        )}
      </Field>
    </Asking>
  );
}

function FirstCode({ given, onDone }: { given: BeginSecondFactorResponse; onDone: (codes: string[]) => void }) {
  const [code, setCode] = useState('');
  const confirmation = useMutation({
    mutationFn: () => call(confirmSecondFactor, { code }),
    onSuccess: answer => onDone(answer.recovery_codes),
  });
  return (
    <Asking
      submit={{ label: 'Confirm', isBusy: confirmation.isPending, isDanger: false }}
      onSubmit={() => confirmation.mutate()}
    >
      <p className="text-sm text-muted">Scan this with your authenticator app, or type the key into it.</p>
      <img
        alt="Code to scan with an authenticator app"
        className="mx-auto size-44 rounded-control bg-white p-2"
        src={`data:image/svg+xml,${encodeURIComponent(given.qr_svg)}`}
      />
      <p className="text-center font-mono text-sm break-all">{given.secret}</p>
      <Field
        label="Code"
        hint="The six digits that the app shows."
        error={confirmation.isError ? messageOf(confirmation.error) : undefined}
      >
        {control => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        )}
      </Field>
    </Asking>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <>
      <Notice kind="success">Two-step sign-in is on. Your other sessions have ended.</Notice>
      <p className="mt-4 text-sm text-muted">
        Keep these recovery codes where you will find them without your phone. Each works once, and they are not shown
        again.
      </p>
      <ul aria-label="Recovery codes" className="mt-3 space-y-1 font-mono text-sm">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      </DialogActions>
    </>
  );
}

type AskingProps = {
  submit: { label: string; isBusy: boolean; isDanger: boolean };
  onSubmit: () => void;
  before?: ReactNode;
  children: ReactNode;
};

function Asking({ submit, onSubmit, before, children }: AskingProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={send} noValidate>
      <fieldset disabled={submit.isBusy} className="space-y-4">
        {children}
      </fieldset>
      <DialogActions>
        {before}
        <Button type="submit" variant={submit.isDanger ? 'danger' : 'primary'} busy={submit.isBusy}>
          {submit.label}
        </Button>
      </DialogActions>
    </form>
  );
}
