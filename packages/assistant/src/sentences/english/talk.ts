/** What is said without figures, in English. */
import { englishAlerts } from './alerts.ts';
import { product } from '@tillsight/contract/product';
import { formatDay } from '@tillsight/metrics/format-time';
import type { TalkSentences, Tap, Unclear } from '../talk-sentences.ts';
import { titles } from './titles.ts';

const examples =
  'for example "What were my sales yesterday?", "Top 5 products this month" or "Why were sales lower last week?"';

const asLabel = (question: string): Tap => ({ label: question, question });

export const englishTalk = (country: string): TalkSentences => ({
  thanks: 'Any time. Ask me whenever you want to know how the shop is doing.',
  complaint: `Sorry I was no help. Tell me which figure you need and for which days, ${examples}. If an answer looked wrong, check the days and filters it names, or ask “how?” to see how I got it.`,
  help: shop =>
    `I'm ${product.assistant}. I answer questions about ${shop} from your connected platforms: sales, orders, products, stock, customers, visits and ads. Ask in plain words, ${examples}. After any answer, “how?” shows how I got it.`,
  greeting: shop => `Hello! I'm ${product.assistant}. Ask me about ${shop}, ${examples}.`,
  starters: [
    'What were my sales yesterday?',
    'Top performing products this month?',
    'How is customer acquisition trending?',
  ].map(asLabel),
  offTopic: shop =>
    `I can't help with that. I answer questions about ${shop}: sales, orders, products, stock, customers, visits and ads.`,
  ofGroups: ['How many customers came back this month?', 'New customers by city this month?'].map(asLabel),
  refusals: {
    personal:
      "I don't show personal data of single customers or staff, such as names, phone numbers or addresses. I can tell you about customers as groups: how many, new or returning, by city or by month.",
    'other-shop': 'I only see your own shop. Other shops’ figures are shown to nobody but their owners.',
    secret: "I don't have passwords, tokens or keys to show. Connections are managed on the Integrations page.",
    hostile:
      "I can't do that. I answer questions about your shop from its connected platforms, and nothing in a question changes how I work.",
  },
  commands: {
    schedule:
      'Reports are scheduled on the Report Configuration page: choose role, frequency, delivery time and metrics there, then save. Figures of your own choice I send at your times: say, for example, “send me sales by city every Monday at nine”. I have not changed anything.',
    send: 'I answer here and do not send messages to others. What goes out regularly, and to whom, is set on the Report Configuration page. Nothing was sent.',
    export:
      'I cannot make files. Ask me for the figures and I show them here; full exports are found in the admin of Shopify, Google Analytics or Google Ads.',
    alert: englishAlerts.unclear,
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
    didYouMean: (unclear, readings) =>
      `${unclearText(unclear)}. Did you mean ${readings.map(reading => `“${reading}”`).join(' or ')}? If not, say it another way.`,
    tapWhatYouMeant: unclear => `${unclearText(unclear)}. Tap what you meant, or say it another way.`,
    name: unclear => `${unclearText(unclear)}. Which product, city, campaign or code do you mean?`,
    word: unclear => `${unclearText(unclear)}. Please say it another way: which figure, and for which days?`,
    namesAway: said =>
      `I could not read the names of your shop just now, so I can't tell what "${said}" is. Please ask again in a moment.`,
    event: said =>
      `I don't know which day that was: "${said}". Tell me the day, and I'll compare as many days before it and after it.`,
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
      `I can't see that: ${title} is not connected. ${isComing ? 'Connecting it is coming soon' : "Connect it on the Integrations page and I'll answer right away"}.`,
    unknown: title => `I can't see that: ${title} cannot be connected to Tillsight today.`,
    canAnswerFrom: names => ` What I can see: ${titles.all(names)}.`,
    insteadOfMeta: [
      { label: 'Visits from Instagram', question: 'How many visits came from Instagram in the last 30 days?' },
      { label: 'Google Ads ROAS', question: 'What was the Google Ads ROAS in the last 30 days?' },
    ],
    insteadOfOther: [{ label: 'Sales by channel', question: 'Sales by sales channel in the last 30 days' }],
  },
  noData: {
    history: begins =>
      `Your shop's data begins on ${begins ? formatDay(begins, country) : 'a later day'}, so I can't tell anything earlier.`,
    orderValue:
      'Shopify does not group sales by price, by order size or by what a customer spent. I can count orders above or below an amount you name, or give the average and the median order.',
    cancelledValue:
      'Shopify counts cancelled orders but gives no total for them. I can give the number of cancelled orders, the cancellation rate and the money refunded.',
    nothingSold:
      'The platforms list only what was sold, so I can’t count what sold nothing. I can give those that sold least, or the stock of each.',
    courier:
      'No connected platform knows that: courier data (failed attempts, transit times, courier bills) cannot be connected yet. I can give delivered and RTO orders, dispatch time and returns from Shopify.',
    ofCouriers:
      'Shiprocket does not tell me that in its list of orders (failed attempts, courier bills, states). I can give delivered, RTO and lost parcels and days to delivery by courier, and RTO orders by state from Shopify.',
    topic: topic =>
      `${unknown(topic)} I can tell you about sales, orders, products, stock, customers, visits and Google Ads.`,
    unknown,
    form: 'None of your connected platforms gives that figure in this form.',
  },
  nearest: 'Here is the nearest I can see.',
  recap: 'In short:',
  hints: {
    unlikeDays: (days, base) => `Note: ${days === 1 ? '1 day is' : `${days} days are`} compared with ${base}.`,
    leftOut: words => `I left out "${words}".`,
    apart: 'These figures show how far apart the two are; they cannot show why.',
    onlyPart: (words, isAll) =>
      isAll ? `I took “${words}” as the question.` : `I answered “${words}”; ask the rest by itself.`,
    guessed: 'I was not sure of your words and took them like this.',
    otherwise: 'Your words can mean two things; I took this one, and the other is one tap away.',
    notInIt: sources => `Without ${sources.join(' and ')}, not connected.`,
  },
});

const unknown = (topic: string): string =>
  topic === 'that'
    ? "I can't read that from your connected platforms."
    : `None of your connected platforms knows about ${topic}.`;

function unclearText({ about, text }: Unclear): string {
  if (text === '') return "I didn't get all of that";
  return about === 'name' ? `I found nothing called "${text}" in your shop` : `I didn't get the part about "${text}"`;
}
