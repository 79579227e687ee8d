import type { AskingAssistant, AssistantRequest } from '@tillsight/contract/assistants';
import { product } from '@tillsight/contract/product';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session.tsx';
import { scopeWords } from '../../shell/scope-words.ts';
import { Loading } from '../../shell/loading.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useAnswerAssistant, useAssistantRequest, wantsPassword } from './api.ts';

/** Where an assistant sends its person's browser: who asks, for what, in whose account. Nobody is sent back before a button is pressed. */
export function AuthorizePage() {
  const request = requestOf(useSearchParams()[0]);
  const { data: assistant, error, isPending, isFetching, refetch } = useAssistantRequest(request);
  if (isPending) return <Loading />;
  if (error) {
    return (
      <NarrowPage title="This assistant cannot be let in">
        <p className="mt-2 text-sm text-muted">{messageOf(error)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
          <Button asChild>
            <Link to={paths.dashboard()}>Go to {product.name}</Link>
          </Button>
        </div>
      </NarrowPage>
    );
  }
  return <Question assistant={assistant} request={request} />;
}

function Question({ assistant, request }: { assistant: AskingAssistant; request: AssistantRequest }) {
  const { user } = useAuth();
  const answer = useAnswerAssistant(request);
  const [password, setPassword] = useState('');
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  const isLeaving = answer.isPending || answer.isSuccess;
  const allow = (event: FormEvent) => {
    event.preventDefault();
    const given = isPasswordAsked ? { password } : {};
    answer.mutate({ allow: true, ...given }, { onError: error => setIsPasswordAsked(wantsPassword(error)) });
  };
  const failure = answer.error === null ? null : messageOf(answer.error);
  return (
    <NarrowPage title={`Let ${assistant.name} into your ${product.name}?`}>
      <form onSubmit={allow} noValidate>
        <p className="mt-4 text-sm font-medium">It will be able to</p>
        <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-muted">
          {assistant.scopes.map(scope => (
            <li key={scope}>{scopeWords[scope]}</li>
          ))}
        </ul>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
          <dt className="text-muted">Connects to</dt>
          <dd className="wrap-anywhere">{placeOf(assistant)}</dd>
          <dt className="text-muted">Account</dt>
          <dd className="wrap-anywhere">{user?.email}</dd>
        </dl>
        <p className="mt-4 text-sm text-muted">
          Anybody can give an assistant this name. Allow it only if you have just added {product.name} there yourself.
          You can end it at any time in your account.
        </p>
        {failure !== null && !isPasswordAsked ? (
          <div className="mt-4">
            <Notice kind="error">{failure}</Notice>
          </div>
        ) : null}
        {isPasswordAsked ? (
          <Field label="Your password" className="mt-4" error={failure ?? undefined}>
            {control => (
              <PasswordInput
                {...control}
                value={password}
                onChange={event => setPassword(event.target.value)}
                autoComplete="current-password"
                ref={focus}
              />
            )}
          </Field>
        ) : null}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button disabled={isLeaving} onClick={() => answer.mutate({ allow: false })}>
            Don&apos;t allow
          </Button>
          <Button type="submit" variant="primary" busy={isLeaving}>
            Allow
          </Button>
        </div>
      </form>
    </NarrowPage>
  );
}

/** The one thing left to do. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

function placeOf({ goes_to, host }: AskingAssistant): string {
  if (goes_to === 'site') return host;
  return goes_to === 'computer' ? 'a program on this computer' : `the app that opens ${host}`;
}

/** Only what is known by name; the server judges it. */
function requestOf(query: URLSearchParams): AssistantRequest {
  const optional = ['code_challenge', 'code_challenge_method', 'scope', 'state', 'resource'] as const;
  const given = optional.filter(name => query.has(name)).map(name => [name, query.get(name) ?? '']);
  return {
    client_id: query.get('client_id') ?? '',
    redirect_uri: query.get('redirect_uri') ?? '',
    response_type: query.get('response_type') ?? '',
    ...(Object.fromEntries(given) as Partial<AssistantRequest>),
  };
}
