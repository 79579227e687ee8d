import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  type BeginSecondFactorResponse,
} from '@tillsight/contract/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { call, messageOf } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { fieldsLook, Reading, Section, SectionActions, useFocusOnChange } from './section.tsx';

const queryKey = ['second-factor'];

type Step =
  | { at: 'status' }
  | { at: 'password' }
  | { at: 'code'; given: BeginSecondFactorResponse }
  | { at: 'done'; codes: string[] };

/** Turning the second step of signing in on and off; either wants the password. */
export function SecondFactorSection() {
  const [step, setStep] = useState<Step>({ at: 'status' });
  const place = useFocusOnChange(step.at);
  const status = useQuery({ queryKey, queryFn: () => call(readSecondFactor, {}), staleTime: 0 });
  const leave = () => setStep({ at: 'status' });
  const badge = status.data ? (
    <Badge tone={status.data.enabled ? 'green' : 'grey'}>{status.data.enabled ? 'On' : 'Off'}</Badge>
  ) : null;
  return (
    <Section of="two-step" text="A code from your phone on top of your password." aside={badge}>
      <div ref={place}>
        <Reading query={status} failure="Two-step sign-in couldn't be checked">
          {({ enabled, recovery_codes_left: left }) =>
            step.at === 'status' ? (
              <Status isOn={enabled} left={left} onChange={() => setStep({ at: 'password' })} />
            ) : step.at === 'password' ? (
              <Password isOn={enabled} onBegun={given => setStep({ at: 'code', given })} onLeave={leave} />
            ) : step.at === 'code' ? (
              <FirstCode given={step.given} onDone={codes => setStep({ at: 'done', codes })} onLeave={leave} />
            ) : (
              <RecoveryCodes codes={step.codes} onLeave={leave} />
            )
          }
        </Reading>
      </div>
    </Section>
  );
}

function Status({ isOn, left, onChange }: { isOn: boolean; left: number; onChange: () => void }) {
  return (
    <>
      <p className="text-sm text-muted">
        {isOn
          ? `On. Signing in asks for a code from your authenticator app. ${left} recovery codes are left.`
          : 'Off. Turn it on to ask for a code from your authenticator app each time you sign in.'}
      </p>
      <SectionActions>
        <Button onClick={onChange}>{isOn ? 'Turn off…' : 'Turn on…'}</Button>
      </SectionActions>
    </>
  );
}

type PasswordProps = { isOn: boolean; onBegun: (given: BeginSecondFactorResponse) => void; onLeave: () => void };

function Password({ isOn, onBegun, onLeave }: PasswordProps) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const turnOn = useMutation({ mutationFn: () => call(beginSecondFactor, { password }), onSuccess: onBegun });
  const turnOff = useMutation({
    mutationFn: () => call(removeSecondFactor, { password }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
      onLeave();
    },
  });
  const change = isOn ? turnOff : turnOn;
  return (
    <Asking
      submit={{ label: isOn ? 'Turn off' : 'Turn on', isBusy: change.isPending, isDanger: isOn }}
      onSubmit={() => change.mutate()}
      onLeave={onLeave}
    >
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

type FirstCodeProps = {
  given: BeginSecondFactorResponse;
  onDone: (codes: string[]) => void;
  onLeave: () => void;
};

function FirstCode({ given, onDone, onLeave }: FirstCodeProps) {
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const confirmation = useMutation({
    mutationFn: () => call(confirmSecondFactor, { code }),
    onSuccess: async answer => {
      onDone(answer.recovery_codes);
      await client.invalidateQueries({ queryKey });
    },
  });
  return (
    <Asking
      submit={{ label: 'Confirm', isBusy: confirmation.isPending, isDanger: false }}
      onSubmit={() => confirmation.mutate()}
      onLeave={onLeave}
    >
      <p className="text-sm text-muted">Scan this with your authenticator app, or type the key into it.</p>
      <img
        alt="Code to scan with an authenticator app"
        className="size-44 rounded-control bg-white p-2 ring-1 ring-line"
        src={`data:image/svg+xml,${encodeURIComponent(given.qr_svg)}`}
      />
      <p className="font-mono text-sm break-all">{given.secret}</p>
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

function RecoveryCodes({ codes, onLeave }: { codes: string[]; onLeave: () => void }) {
  return (
    <>
      <Notice kind="success">Two-step sign-in is on. Your other sessions have ended.</Notice>
      <p className="mt-4 text-sm text-muted">
        Keep these recovery codes where you will find them without your phone. Each works once, and they are not shown
        again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mt-3 grid w-fit gap-x-8 gap-y-1 rounded-control bg-sunken p-3 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <SectionActions>
        <Button variant="primary" onClick={onLeave}>
          I have kept them
        </Button>
      </SectionActions>
    </>
  );
}

type AskingProps = {
  submit: { label: string; isBusy: boolean; isDanger: boolean };
  onSubmit: () => void;
  onLeave: () => void;
  children: ReactNode;
};

function Asking({ submit, onSubmit, onLeave, children }: AskingProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={send} noValidate>
      <fieldset disabled={submit.isBusy} className={fieldsLook}>
        {children}
      </fieldset>
      <SectionActions>
        <Button type="submit" variant={submit.isDanger ? 'danger' : 'primary'} busy={submit.isBusy}>
          {submit.label}
        </Button>
        <Button onClick={onLeave} disabled={submit.isBusy}>
          Cancel
        </Button>
      </SectionActions>
    </form>
  );
}
