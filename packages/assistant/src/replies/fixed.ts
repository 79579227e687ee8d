/** Replies that need no figures: greetings, refusals, other topics, orders, questions back. */
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { nearestReadings } from '../telling/nearest-readings.ts';

type Of<Act extends Intent['act']> = Extract<Intent, { act: Act }>;

export function chatDraft({ kind }: Of<'chat'>, { shop }: Context): Draft {
  const { talk } = sentencesFor(shop);
  const starters = [...talk.starters];
  if (kind === 'thanks') return spoken('chat', talk.thanks);
  if (kind === 'complaint') return spoken('chat', talk.complaint, starters);
  return spoken('chat', kind === 'help' ? talk.help(shop.name) : talk.greeting(shop.name), starters);
}

export function offTopicDraft(_intent: Of<'off-topic'>, { shop }: Context): Draft {
  const { talk } = sentencesFor(shop);
  return spoken('off-topic', talk.offTopic(shop.name), [...talk.starters]);
}

export function refuseDraft({ reason }: Of<'refuse'>, { shop }: Context): Draft {
  const { talk } = sentencesFor(shop);
  return spoken('refuse', talk.refusals[reason], reason === 'personal' ? [...talk.ofGroups] : []);
}

export function actDraft({ command, text }: Of<'act'>, { shop }: Context): Draft {
  const { talk } = sentencesFor(shop);
  const asked = text.length > 0 && text.length < 160 ? talk.youAsked(text) : '';
  return spoken('act', `${asked}${talk.commands[command]}`);
}

export function clarifyDraft({ about, text, ask }: Of<'clarify'>, { shop, names }: Context): Draft {
  const { clarify, starters } = sentencesFor(shop).talk;
  if (about === 'name' && names.away) return spoken('partial', clarify.namesAway(text));
  if (about === 'name' || about === 'word') {
    const unclear = { about, text };
    const nearest = ask ? nearestReadings(ask, shop) : [];
    // What was understood is offered as a question of its own, so that it costs one tap and nobody guesses; its days stay with it.
    if (nearest.length > 0) {
      const readings = nearest.map(({ label }) => label);
      const response = clarify.didYouMean(unclear, readings);
      const screen = { sentence: clarify.tapWhatYouMeant(unclear), replaces: [response], folded: [] };
      return {
        ...spoken('clarify', response, nearest),
        write: () => ({ response, screen, alternatives: nearest }),
      };
    }
    return spoken('clarify', clarify[about](unclear), [...starters]);
  }
  if (about === 'event') return spoken('clarify', clarify.event(text), ask ? nearestReadings(ask, shop) : []);
  if (about === 'metric') {
    const options = [...clarify.metricOptions];
    return spoken('clarify', clarify.metric(options.map(({ label }) => label)), options);
  }
  return spoken('clarify', about === 'result' ? clarify.nothing : clarify[about], [...starters]);
}
