/** What is said without figures, in English. */
import { product } from '@tillsight/contract/product';
import { formatDay } from '@tillsight/metrics/format-time';
import type { TalkSentences, Tap, Unclear } from '../talk-sentences.ts';

const examples =
  'for example "What were my sales yesterday?", "Top 5 products this month" or "Why were sales lower last week?"';

const asLabel = (question: string): Tap => ({ label: question, question });

export const englishTalk = (country: string): TalkSentences => ({
  thanks: 'You are welcome. Ask me whenever you want to know how the shop is doing.',
  complaint: `I am sorry I was no help. Tell me which figure you need and for which days, ${examples}. If an answer looked wrong, ask it again in other words and check the days and filters that I name.`,
  help: shop =>
    `I am ${product.assistant}. I answer questions about ${shop} from your connected platforms: sales, orders, products, stock, customers, visits and advertising. Ask in plain words, ${examples}.`,
  greeting: shop => `Hello! I am ${product.assistant}. Ask me about ${shop}, ${examples}.`,
  starters: [
    'What were my sales yesterday?',
    'Top performing products this month?',
    'How is customer acquisition trending?',
  ].map(asLabel),
  offTopic: shop =>
    `That is outside what I can help with. I only answer questions about ${shop}: sales, orders, products, stock, customers, visits and ads.`,
  refusals: {
    personal:
      'I do not show personal data of single customers or staff, such as names, phone numbers or addresses. I can tell you about customers as groups: how many, new or returning, by city or by month.',
    'other-shop':
      'I can only look at your own organization. Figures of other shops are not shown to anybody but their owners.',
    secret:
      'I do not have and do not show passwords, tokens or keys. Connections are managed on the Integrations page.',
    hostile:
      'I cannot follow that. I answer questions about your shop from its connected platforms, and nothing in a question changes how I work.',
  },
  commands: {
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
  },
  youAsked: text => `You asked: "${text}". `,
  clarify: {
    didYouMean: (unclear, questions) =>
      `${unclearText(unclear)}. Did you mean ${questions.map(plain).join(', or ')}? If not, please say it another way.`,
    name: unclear => `${unclearText(unclear)}. Which product, city, campaign or code do you mean?`,
    word: unclear =>
      `${unclearText(unclear)}, and I do not guess. Could you say it another way: which figure, for which days, split by what?`,
    metric: labels => `Which figure do you mean? For example ${labels.map(label => label.toLowerCase()).join(', ')}.`,
    length:
      'That is more than I can read at once. Please ask in one or two sentences: which figure, and for which days?',
    letters:
      'I cannot read words that long, or letters with so many marks on them. Please ask in plain words: which figure, and for which days?',
    nothing:
      'I did not understand that. Which figure, and for which days? For example "sales last week" or "orders by city this month".',
    metricOptions: [
      { label: 'Best-selling product', question: 'Top 5 products by sales in the last 30 days' },
      { label: 'Best campaign', question: 'Top 5 campaigns by ROAS in the last 30 days' },
      { label: 'Sales overall', question: 'How were sales in the last 30 days?' },
    ],
  },
  source: {
    ended: title => `The connection to ${title} has ended. Please connect it again on the Integrations page.`,
    notConnected: (title, isComing) =>
      `${title} is not connected, so I cannot know that. You can connect it on the Integrations page${isComing ? ' once it is available (coming soon)' : ''}.`,
    unknown: title => `${title} is not connected and cannot be connected to Tillsight today, so I cannot know that.`,
    canAnswerFrom: titles => ` I can answer from ${titles.join(', ')}.`,
    insteadOfMeta: [
      { label: 'Visits from Instagram', question: 'How many visits came from Instagram in the last 30 days?' },
      { label: 'Google Ads ROAS', question: 'What was the Google Ads ROAS in the last 30 days?' },
    ],
    insteadOfOther: [{ label: 'Sales by channel', question: 'Sales by sales channel in the last 30 days' }],
  },
  noData: {
    history: begins =>
      `Your shop's data begins on ${begins ? formatDay(begins, country) : 'a later day'}; nothing earlier can be known.`,
    orderValue:
      'The platforms do not let me filter or group single orders by their value, so I cannot answer that. I can give the average order value, or sales and orders by day, product or city.',
    cancelledValue:
      'The platforms report how many orders were cancelled and no sum of them, so I cannot give their value. I can give the number of cancelled orders, the cancellation rate and the money refunded.',
    nothingSold:
      'The platforms list only what was sold, so I cannot count what sold nothing. I can give those that sold least, or the stock of each.',
    courier:
      'No connected platform knows that: courier and delivery data (returns to origin, failed deliveries, transit times) is not connected. I can give orders, dispatch time and returns from Shopify.',
    topic: topic =>
      `None of the connected platforms knows about ${topic}. I can answer on sales, orders, products, stock, customers, visits and Google Ads.`,
    form: 'That figure cannot be had from the connected platforms in this form.',
  },
  hints: {
    unlikeDays: (days, base) => `Mind that ${days} days are compared with ${base}.`,
    leftOut: words => `I left out "${words}".`,
    guessed: 'I was not sure of your words and took them like this.',
    otherwise: 'Your words can be read in two ways, and I took this one; the other is one tap away.',
    notInIt: sources => `Not in it: ${sources.join(' and ')}, which is not connected.`,
  },
});

const plain = (question: string): string => `${question.charAt(0).toLowerCase()}${question.slice(1)}`;

function unclearText({ about, text }: Unclear): string {
  if (text === '') return 'I am not sure that I understood all of it';
  return about === 'name'
    ? `I found nothing called "${text}" in your shop`
    : `I am not sure what "${text}" asks for here`;
}
