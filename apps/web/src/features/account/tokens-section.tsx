import { product } from '@tillsight/contract/product';
import { listApiTokens, type CreateApiTokenResponse } from '@tillsight/contract/tokens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import { ApiTokenRow } from './api-token-row.tsx';
import { apiTokensKey } from './api.ts';
import { Reading, Section, SectionActions, useFocusOnChange } from './section.tsx';
import { ShownOnce } from './shown-once.tsx';

type View = { at: 'list' } | { at: 'form' } | { at: 'secret'; made: CreateApiTokenResponse };

/** Keys for programs of one's own: what there are, a new one, and its secret, once. */
export function TokensSection() {
  const [view, setView] = useState<View>({ at: 'list' });
  const place = useFocusOnChange(view.at);
  const toList = () => setView({ at: 'list' });
  return (
    <Section
      of="tokens"
      text={
        <>
          Let your own tools use {product.name}. A token can never do more than you can.{' '}
          <a href={paths.apiDocs()} target="_blank" rel="noreferrer" className="text-accent-ink underline">
            API documentation
          </a>
        </>
      }
    >
      <div ref={place}>
        {view.at === 'list' ? <TokenList onNew={() => setView({ at: 'form' })} /> : null}
        {view.at === 'form' ? (
          <ApiTokenForm onMade={made => setView({ at: 'secret', made })} onCancel={toList} />
        ) : null}
        {view.at === 'secret' ? (
          <ShownOnce title={`${view.made.token.name} is ready`} label="Token" made={view.made} onDone={toList} />
        ) : null}
      </div>
    </Section>
  );
}

function TokenList({ onNew }: { onNew: () => void }) {
  const list = useQuery({
    queryKey: apiTokensKey,
    queryFn: async () => (await call(listApiTokens, {})).tokens,
    staleTime: 0,
  });
  return (
    <>
      <Reading query={list} failure="Your tokens couldn't be loaded">
        {tokens =>
          tokens.length === 0 ? (
            <p className="text-sm text-muted">You have no tokens yet.</p>
          ) : (
            <ul aria-label="API tokens" className="divide-y divide-line">
              {tokens.map(token => (
                <ApiTokenRow key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </Reading>
      <SectionActions>
        <Button data-first onClick={onNew}>
          New token
        </Button>
      </SectionActions>
    </>
  );
}
