/** Replies that need no figures: greetings, refusals, other topics, orders, questions back. */
import { product } from '@tillsight/contract/product';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Offer } from '../conversation.ts';
import type { Command, Intent } from '../intent.ts';
import { nearestReadings } from '../telling/nearest-readings.ts';

type Of<Act extends Intent['act']> = Extract<Intent, { act: Act }>;

export function chatDraft({ kind }: Of<'chat'>, { shop }: Context): Draft {
  if (kind === 'thanks')
    return spoken('chat', 'You are welcome. Ask me whenever you want to know how the shop is doing.');
  const examples =
    'for example "What were my sales yesterday?", "Top 5 products this month" or "Why were sales lower last week?"';
  if (kind === 'complaint')
    return spoken(
      'chat',
      `I am sorry I was no help. Tell me which figure you need and for which days, ${examples}. If an answer looked wrong, ask it again in other words and check the days and filters that I name.`,
      starters,
    );
  if (kind === 'help')
    return spoken(
      'chat',
      `I am ${product.assistant}. I answer questions about ${shop.name} from your connected platforms: sales, orders, products, stock, customers, visits and advertising. Ask in plain words, ${examples}.`,
      starters,
    );
  return spoken('chat', `Hello! I am ${product.assistant}. Ask me about ${shop.name}, ${examples}.`, starters);
}

const starters = [
  'What were my sales yesterday?',
  'Top performing products this month?',
  'How is customer acquisition trending?',
].map(question => ({ label: question, question }));

export function offTopicDraft(_intent: Of<'off-topic'>, { shop }: Context): Draft {
  return spoken(
    'off-topic',
    `That is outside what I can help with. I only answer questions about ${shop.name}: sales, orders, products, stock, customers, visits and ads.`,
    starters,
  );
}

const refusals: Record<Of<'refuse'>['reason'], string> = {
  personal:
    'I do not show personal data of single customers or staff, such as names, phone numbers or addresses. I can tell you about customers as groups: how many, new or returning, by city or by month.',
  'other-shop':
    'I can only look at your own organization. Figures of other shops are not shown to anybody but their owners.',
  secret: 'I do not have and do not show passwords, tokens or keys. Connections are managed on the Integrations page.',
  hostile:
    'I cannot follow that. I answer questions about your shop from its connected platforms, and nothing in a question changes how I work.',
};

export const refuseDraft = ({ reason }: Of<'refuse'>): Draft => spoken('refuse', refusals[reason]);

const commands: Record<Command, string> = {
  schedule:
    'Reports are scheduled on the Report Configuration page: choose role, frequency, delivery time and metrics there, then save. I have not changed anything.',
  send: 'I answer here and do not send messages to others. What goes out regularly, and to whom, is set on the Report Configuration page. Nothing was sent.',
  export:
    'I cannot make files. Ask me for the figures and I show them here; full exports are found in the admin of Shopify, Google Analytics or Google Ads.',
  alert:
    'I do not watch figures and send alerts yet. A daily report on the Report Configuration page brings the same figure every day. Nothing was set.',
  settings:
    'That is set on the Report Configuration page: choose the role and the frequency, change time or metrics, and save. I have not changed anything.',
  campaign:
    'I only read Google Ads and cannot change campaigns, budgets or bids. Please make the change in Google Ads itself; I leave everything there as it is.',
  store:
    'I only read your shop and cannot change orders, products, prices or codes. Please do it in the Shopify admin; I leave everything there as it is.',
  users: 'People and their roles are managed on the User Management page. I have not changed anything.',
  account:
    'Your password is changed with "Forgot password" on the sign-in page; signing out is in the top bar. I have not changed anything.',
  chat: 'Choose Start New Chat on this page: it erases this conversation and begins a new one. I have not erased anything.',
  connection: 'Platforms are connected and disconnected on the Integrations page. I have not changed anything.',
};

export function actDraft({ command, text }: Of<'act'>): Draft {
  const asked = text.length > 0 && text.length < 160 ? `You asked: "${text}". ` : '';
  return spoken('act', `${asked}${commands[command]}`);
}

export function clarifyDraft(intent: Of<'clarify'>, { shop }: Context): Draft {
  const nearest = intent.ask && /^(name|word)$/.test(intent.about) ? nearestReadings(intent.ask, shop) : [];
  if (nearest.length > 0) return spoken('clarify', didYouMean(intent, nearest), nearest);
  const options = optionsFor(intent);
  if (intent.about === 'name')
    return spoken('clarify', `${unclearIn(intent)}. Which product, city, campaign or code do you mean?`, options);
  if (intent.about === 'word')
    return spoken(
      'clarify',
      `${unclearIn(intent)}, and I do not guess. Could you say it another way: which figure, for which days, split by what?`,
      options,
    );
  if (intent.about === 'metric')
    return spoken(
      'clarify',
      `Which figure do you mean? For example ${options.map(option => option.label.toLowerCase()).join(', ')}.`,
      options,
    );
  if (intent.about === 'length')
    return spoken(
      'clarify',
      'That is more than I can read at once. Please ask in one or two sentences: which figure, and for which days?',
      options,
    );
  if (intent.about === 'letters')
    return spoken(
      'clarify',
      'I cannot read words that long, or letters with so many marks on them. Please ask in plain words: which figure, and for which days?',
      options,
    );
  return spoken(
    'clarify',
    'I did not understand that. Which figure, and for which days? For example "sales last week" or "orders by city this month".',
    options,
  );
}

/** What was understood is offered as a question of its own, so that it costs one tap and nobody guesses. */
function didYouMean(intent: Of<'clarify'>, [first, ...more]: Offer[]): string {
  const plain = ({ question }: Offer): string => `${question.charAt(0).toLowerCase()}${question.slice(1)}`;
  return `${unclearIn(intent)}. Did you mean ${[first!, ...more].map(plain).join(', or ')}? If not, please say it another way.`;
}

function unclearIn({ about, text }: Of<'clarify'>): string {
  if (text === '') return 'I am not sure that I understood all of it';
  return about === 'name'
    ? `I found nothing called "${text}" in your shop`
    : `I am not sure what "${text}" asks for here`;
}

function optionsFor(intent: Of<'clarify'>): { label: string; question: string }[] {
  if (intent.about === 'metric') {
    return [
      { label: 'Best-selling product', question: 'Top 5 products by sales in the last 30 days' },
      { label: 'Best campaign', question: 'Top 5 campaigns by ROAS in the last 30 days' },
      { label: 'Sales overall', question: 'How were sales in the last 30 days?' },
    ];
  }
  return starters;
}
