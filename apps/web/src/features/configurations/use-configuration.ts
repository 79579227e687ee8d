import { Timing } from '@tillsight/contract/configurations';
import { useEffect, useState } from 'react';
import { ApiError, reportMessageOf } from '../../api.ts';
import { timeOfDay } from '../../clock.ts';
import { useAuth } from '../../session.tsx';
import { notify } from '../../ui/toaster.tsx';
import { loadConfiguration, storeConfiguration } from './api.ts';
import {
  defaultDraft,
  isDirty,
  isReordered,
  loadedDraft,
  withOrder,
  type Choice,
  type Draft,
  type Options,
} from './draft.ts';

type State =
  | { phase: 'loading'; choice: Choice }
  | {
      phase: 'ready' | 'saving';
      draft: Draft;
      saved: Draft;
      isStored: boolean;
      /** Somebody has put metrics in another order, as against removing one and adding it again. */
      isMoved?: boolean;
    };

const signInFirst = 'User authentication required. Please refresh and try again.';

/** One configuration at a time: loaded for a role and a frequency, edited, reset, saved. */
export function useConfiguration(options: Options, first: Choice) {
  const { user } = useAuth();
  const [state, setState] = useState<State>({ phase: 'loading', choice: first });
  const wanted = state.phase === 'loading' ? state.choice : null;

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    const load = async () => {
      const { draft, isStored } = await loadOrDefault(options, wanted, user?.id);
      if (isWanted) setState({ phase: 'ready', draft, saved: draft, isStored });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [wanted, options, user?.id]);

  const load = (choice: Choice) => setState({ phase: 'loading', choice });

  const edit = (change: (draft: Draft) => Draft) =>
    setState(current => (current.phase === 'ready' ? { ...current, draft: change(current.draft) } : current));

  const order = (keys: readonly string[]) =>
    setState(current =>
      current.phase === 'ready' ? { ...current, draft: withOrder(current.draft, keys), isMoved: true } : current,
    );

  const resetToDefaults = () => edit(draft => defaultDraft(options, draft));

  /** Resolves to whether it is saved now; why not, a toast has told. */
  const save = async (): Promise<boolean> => {
    if (state.phase !== 'ready') return false;
    if (!user?.id) {
      notify({ title: 'Error', text: signInFirst, destructive: true });
      return false;
    }
    const { draft } = state;
    setState({ ...state, phase: 'saving' });
    try {
      await storeConfiguration(draft, user, options);
      setState({ phase: 'ready', draft, saved: draft, isStored: true });
      notify(state.isStored ? savedNotice(draft) : startedNotice(draft));
      return true;
    } catch (error) {
      setState({ ...state, phase: 'ready' });
      notify({ title: 'Error', text: saveFailure(error), destructive: true });
      return false;
    }
  };

  const isEdited =
    state.phase !== 'loading' &&
    (isDirty(state.draft, state.saved) || (state.isMoved === true && isReordered(state.draft, state.saved)));
  const isTimeValid = state.phase === 'loading' || Timing.safeParse(state.draft.time).success;
  return { state, isEdited, isTimeValid, load, edit, order, resetToDefaults, save };
}

const rhythm = { daily: 'every day', weekly: 'every Monday', monthly: 'on the first of every month' } as const;

function startedNotice({ frequency, time }: Draft) {
  return { title: 'Report Started', text: `It goes out ${rhythm[frequency]} at ${timeOfDay(time)}.` };
}

function savedNotice({ frequency, time }: Draft) {
  return { title: 'Report Saved', text: `It goes out ${rhythm[frequency]} at ${timeOfDay(time)}.` };
}

async function loadOrDefault(options: Options, choice: Choice, userId: string | undefined) {
  try {
    if (!userId) throw new Error(signInFirst);
    const stored = await loadConfiguration(userId, choice);
    const { draft, unknown } = loadedDraft(options, choice, stored);
    if (unknown.length > 0) console.warn('These metrics no longer exist and were left out:', unknown.join(', '));
    return { draft, isStored: stored !== undefined };
  } catch {
    notify({
      title: 'Failed to Load Configuration',
      text: 'Could not load saved configuration. Using default settings.',
      destructive: true,
    });
    return { draft: defaultDraft(options, choice), isStored: false };
  }
}

/** A session that has ended meanwhile is the same to the one who saves as none: it leads to signing in as well. */
function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'shape') {
    return 'Failed to save configuration. Please try again.';
  }
  if (error.status === 401) return signInFirst;
  const isRefusedQuietly = error.kind === 'refused' && error.status < 400;
  return isRefusedQuietly ? error.message || 'Failed to save configuration' : reportMessageOf(error);
}
