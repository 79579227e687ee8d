/**
 * Who is signed in, for every screen. The user is restored from local storage at once and confirmed by the server
 * in the background; what authorizes is the session cookie, which this code cannot see.
 */
import { readSession } from '@tillsight/contract/auth';
import { everywhereProviders, type IntegrationStatus, type Provider } from '@tillsight/contract/integrations';
import { sessionStorageKey } from '@tillsight/contract/product';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { ApiError, call, whenSessionEnds } from './api.ts';
import { readStoredUser, sessionUserOf, statusFields, type SessionUser } from './session-user.ts';

type Session =
  /** Until the browser's storage has been read. */
  { state: 'reading' } | { state: 'signed-out'; hasEnded?: true } | { state: 'signed-in'; user: SessionUser };

type Auth = {
  state: Session['state'];
  /** Somebody was signed in here and did not leave by themself. */
  hasEnded: boolean;
  user: SessionUser | null;
  /** Remembers who has just signed in. */
  begin: (user: SessionUser) => void;
  /** Forgets the user on this side; the server has been told, or has told us. */
  end: () => void;
  updateStatuses: (statuses: Partial<Record<Provider, IntegrationStatus>>) => void;
};

const AuthContext = createContext<Auth | null>(null);

const signedOutListeners = new Set<() => void>();

/** What was read on somebody's behalf is forgotten here when they are gone. */
export function whenSignedOut(listener: () => void): void {
  signedOutListeners.add(listener);
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ state: 'reading' });

  const begin = useCallback((user: SessionUser) => {
    store(user);
    setSession({ state: 'signed-in', user });
  }, []);

  const end = useCallback(() => {
    store(null);
    forgetWhatWasRead();
    setSession({ state: 'signed-out' });
  }, []);

  const updateStatuses = useCallback<Auth['updateStatuses']>(statuses => {
    setSession(current => {
      if (current.state !== 'signed-in') return current;
      const user = withStatuses(current.user, statuses);
      if (user === current.user) return current;
      store(user);
      return { state: 'signed-in', user };
    });
  }, []);

  useEffect(
    () =>
      whenSessionEnds(() => {
        store(null);
        forgetWhatWasRead();
        setSession(endedFrom);
      }),
    [],
  );
  useEffect(() => restoreUser(begin, end), [begin, end]);
  useEffect(() => watchOtherTabs(setSession), []);

  const auth = useMemo<Auth>(() => {
    const user = session.state === 'signed-in' ? session.user : null;
    const hasEnded = session.state === 'signed-out' && session.hasEnded === true;
    return { state: session.state, hasEnded, user, begin, end, updateStatuses };
  }, [session, begin, end, updateStatuses]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Returns how to give up; an answer that comes after a sign-out must not bring the user back. */
function restoreUser(begin: Auth['begin'], end: Auth['end']): () => void {
  const restored = readStoredUser(localStorage.getItem(sessionStorageKey));
  if (typeof restored === 'string') {
    end();
    return () => undefined;
  }
  begin(restored);
  let isWanted = true;
  const confirm = async () => {
    try {
      const confirmed = sessionUserOf(await call(readSession, {}));
      if (isWanted && isStillSignedIn()) begin(confirmed);
    } catch (error) {
      // A refusal has already ended the session where it had to; without an answer the restored user stays.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  void confirm();
  return () => {
    isWanted = false;
  };
}

function watchOtherTabs(setSession: Dispatch<SetStateAction<Session>>): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionStorageKey && event.key !== null) return;
    const stored = readStoredUser(localStorage.getItem(sessionStorageKey));
    const isSignedIn = typeof stored !== 'string';
    if (!isSignedIn) forgetWhatWasRead();
    setSession(current => (isSignedIn ? { state: 'signed-in', user: stored } : endedFrom(current)));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function endedFrom(current: Session): Session {
  // Several calls may learn of it at once.
  if (current.state === 'signed-out') return current;
  return current.state === 'signed-in' ? { state: 'signed-out', hasEnded: true } : { state: 'signed-out' };
}

function forgetWhatWasRead(): void {
  for (const listener of signedOutListeners) listener();
}

function isStillSignedIn(): boolean {
  return typeof readStoredUser(localStorage.getItem(sessionStorageKey)) !== 'string';
}

function store(user: SessionUser | null): void {
  if (user) localStorage.setItem(sessionStorageKey, JSON.stringify(user));
  else localStorage.removeItem(sessionStorageKey);
}

function withStatuses(user: SessionUser, statuses: Partial<Record<Provider, IntegrationStatus>>): SessionUser {
  const changed = everywhereProviders.filter(
    provider => statuses[provider] !== undefined && user[statusFields[provider]] !== statuses[provider],
  );
  if (changed.length === 0) return user;
  return { ...user, ...Object.fromEntries(changed.map(provider => [statusFields[provider], statuses[provider]])) };
}
