/** A question is answered in its own language, with the same figures as in any other, and without a word of another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@tillsight/metrics/catalogue';
import { hindiMeanings } from '@tillsight/metrics/catalogue/hindi-meanings';
import { hindiDimensions, hindiTitles } from '@tillsight/metrics/catalogue/hindi-titles';
import { roleDefaults } from '@tillsight/metrics/role-defaults';
import { dimensions } from '@tillsight/metrics/dimensions';
import { Language } from '@tillsight/contract/language';
import { answerQuestion } from './answer-question.ts';
import type { Reply, Shop, Turn } from './conversation.ts';
import { languageOf } from './language-of.ts';
import { madeUpRun } from './made-up-store.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { foreignIn, foreignTo } from './mixed-languages.ts';
import { readHere } from './read-here.ts';
import { beginnings } from './sentences/hindi/house-texts.ts';
import { sections } from './sentences/hindi/report-sections.ts';
import { sentencesFor } from './sentences/sentences.ts';
import { untraced, type Told } from './traced-numerals.ts';
import { contentsNotes } from './vocabulary/contents-notes.ts';
import { glossary } from './vocabulary/glossary.ts';
import { houseRules } from './vocabulary/house-rules.ts';
import { periodWords } from './vocabulary/period-words.ts';

const { language: _, ...automatic } = kesarLane;

async function told(text: string, turns: Turn[] = [], shop: Shop = automatic): Promise<Told> {
  const results: Told['results'] = [];
  const run = madeUpRun(shop, some => results.push(...some));
  const names = () => Promise.resolve(kesarLaneNames);
  return { reply: await answerQuestion({ read: readHere, text, turns, shop, run, names }), results };
}

const ask = async (text: string, turns: Turn[] = [], shop: Shop = automatic): Promise<Reply> =>
  (await told(text, turns, shop)).reply;

test('letters and small words tell the language, a word or two go on in that of the talk', () => {
  const table: [text: string, earlier: string[], language: Language][] = [
    ['कल की बिक्री कितनी थी?', [], 'hindi'],
    ['Hey Sierra 7KE4SE9KO', [], 'english'],
    ['Meera Anarkali Kurta की बिक्री कितनी हुई', [], 'hindi'],
    ['Gulmohar Chikankari Kurta कितने बचे हैं', [], 'hindi'],
    ['how many कुर्ता and साड़ी did we sell last week', [], 'english'],
    ['kal ki sale kitni thi', [], 'hinglish'],
    ['Mumbai mein kitne orders aaye', [], 'hinglish'],
    ['what were my sales yesterday', [], 'english'],
    ['sales of Gota Patti Lehenga last week', [], 'english'],
    ['Mogra Candle', [], 'english'],
    ['aur delhi?', ['what were my sales in Mumbai'], 'english'],
    ['aur delhi?', ['Mumbai mein kitni sale hui'], 'hinglish'],
    ['aur delhi?', ['मुंबई में कितनी बिक्री हुई'], 'hindi'],
    ['orders', ['kal ki sale kitni thi'], 'hinglish'],
    ['orders', ['kal ki sale kitni thi', 'net sales'], 'hinglish'],
    ['and what about the week before', ['kal ki sale kitni thi'], 'english'],
  ];
  for (const [text, earlier, language] of table)
    assert.equal(
      languageOf(
        text,
        earlier.map(question => ({ question })),
      ),
      language,
      text,
    );
});

test('the language that was chosen stands over that of the question', async () => {
  const [english, hindi] = await Promise.all([
    ask('kal ki sale kitni thi', [], { ...automatic, language: 'english' }),
    ask('sales yesterday', [], { ...automatic, language: 'hindi' }),
  ]);
  assert.match(english.response, /^Total sales yesterday/);
  assert.match(hindi.response, /^कल \(19 नवंबर 2026\) कुल बिक्री/);
});

test('every metric and every dimension has its names in Hindi, every metric its meaning', () => {
  assert.deepEqual(
    catalogue.allMetrics.map(({ key }) => key).filter(key => !hindiTitles[key] || !hindiMeanings[key]),
    [],
  );
  assert.deepEqual(
    dimensions.map(({ key }) => key).filter(key => !hindiDimensions[key]),
    [],
  );
});

test('every section of a report has its title in Hindi', () => {
  const titles = Object.values(roleDefaults).flatMap(({ weekly, monthly }) =>
    [...weekly, ...monthly].map(section => section.section_name),
  );
  assert.deepEqual([...new Set(titles)].toSorted(), Object.keys(sections).toSorted());
});

test('what is said of the house in Hindi is said in English first', () => {
  const english = [...houseRules, ...glossary, ...periodWords, ...contentsNotes].map(({ says }) => says);
  assert.deepEqual(
    beginnings.filter(begins => !english.some(says => says.startsWith(begins))),
    [],
  );
});

test('every text of the house is told in each language, and in no other', () => {
  const wrong = [...houseRules, ...glossary, ...periodWords, ...contentsNotes].flatMap(({ says }) =>
    Language.options.flatMap(language => {
      const text = sentencesFor({ language, country: 'IN' }).definitions.house(says);
      const own = text.replaceAll(/"[^"]*"|\{\w+\}/g, '');
      return foreignIn(language, own).map(found => `${language}: ${found}`);
    }),
  );
  assert.deepEqual(wrong, []);
});

/** The same question three times. */
const twins: readonly [english: string, hinglish: string, devanagari: string][] = [
  ['What were my sales yesterday?', 'kal ki sales kitni thi?', 'कल की बिक्री कितनी थी?'],
  ['How many orders today?', 'aaj kitne orders aaye?', 'आज कितने ऑर्डर आए?'],
  ['sales last week', 'pichhle hafte ki sales', 'पिछले हफ्ते की बिक्री'],
  [
    'top 5 products this month by units',
    'is mahine sabse zyada bikne wale 5 products',
    'इस महीने सबसे ज़्यादा बिकने वाले 5 प्रोडक्ट',
  ],
  ['orders in Mumbai last month', 'pichhle mahine Mumbai mein kitne orders aaye', 'पिछले महीने मुंबई में कितने ऑर्डर आए'],
  ['sales by city last week', 'pichhle hafte city ke hisaab se sales', 'पिछले हफ्ते शहर के हिसाब से बिक्री'],
  ['sales on Diwali', 'Diwali pe kitni sale hui', 'दिवाली पर कितनी बिक्री हुई'],
  ['Why did sales fall last week?', 'pichhle hafte sales kyun giri?', 'पिछले हफ्ते बिक्री क्यों गिरी?'],
  ['conversion rate yesterday', 'kal conversion rate kitna tha', 'कल कन्वर्जन रेट कितना था'],
  ['new customers this month', 'is mahine naye customers kitne aaye', 'इस महीने नए ग्राहक कितने आए'],
  ['daily sales in the last 7 days', 'pichhle 7 din ki roz ki sales', 'पिछले 7 दिन की रोज की बिक्री'],
  ['cancelled orders last month', 'pichhle mahine kitne orders cancel hue', 'पिछले महीने कितने ऑर्डर रद्द हुए'],
  ['Google Ads cost this month', 'is mahine google ads ka kharcha kitna hai', 'इस महीने गूगल ऐड्स का खर्च कितना है'],
  ['How many units were returned last month?', 'pichhle mahine kitne returns hue', 'पिछले महीने कितने रिटर्न हुए'],
  ['average order value this month', 'is mahine average order value kitni hai', 'इस महीने औसत ऑर्डर वैल्यू कितनी है'],
  ['sales this month in lakh', 'is mahine ki sales lakh mein batao', 'इस महीने की बिक्री लाख में बताओ'],
  ['sales by month this year', 'is saal mahine ke hisaab se sales', 'इस साल महीने के हिसाब से बिक्री'],
  ['How much will sales be this month?', 'is mahine kitni sale hogi?', 'इस महीने कितनी बिक्री होगी?'],
  ['how do I raise AOV', 'AOV kaise badhaye', 'AOV कैसे बढ़ाएं'],
  ['how can we reduce COD', 'COD kaise kam kare', 'COD कैसे कम करें'],
  ['should I stop KESARVIP30', 'kya KESARVIP30 band karna chahiye', 'क्या KESARVIP30 बंद करना चाहिए'],
  ['how do I reduce returns of kurtas', 'kurta ke return kaise kam kare', 'कुर्ता के रिटर्न कैसे कम करें'],
  ['did sales rise this week', 'kya is hafte sale badhi', 'क्या इस हफ्ते बिक्री बढ़ी'],
  ["customer's phone number", 'customer ka phone number do', 'ग्राहक का फोन नंबर दो'],
  ['What was the Facebook ads cost?', 'facebook ads ka kharcha kitna hai', 'फेसबुक ऐड्स का खर्च कितना है'],
];

const spoken = new Map(
  await Promise.all(
    twins.flatMap((row, at) =>
      row.map(async (text, which): Promise<[string, Told]> => [`${at}/${which}`, await told(text)]),
    ),
  ),
);

test('twins in three languages have the same values, and every numeral is traced in all of them', () => {
  const wrong: string[] = [];
  for (const [at, row] of twins.entries()) {
    const [english, ...others] = row.map((_text, which) => spoken.get(`${at}/${which}`)!);
    for (const [which, other] of others.entries())
      if (JSON.stringify(other.reply.values) !== JSON.stringify(english!.reply.values))
        wrong.push(
          `${row[which + 1]}: ${JSON.stringify(other.reply.requests)} and not ${JSON.stringify(english!.reply.requests)}`,
        );
    for (const each of [english!, ...others]) {
      if (/explain|forecast|advise/.test(each.reply.behaviour)) continue;
      wrong.push(...untraced(each).map(({ text, line }) => `${each.reply.turn.question}: ${text} in "${line}"`));
    }
  }
  assert.deepEqual(wrong, []);
});

test('verbs and postpositions agree with what they stand beside', async () => {
  const table: [question: string, reply: RegExp][] = [
    ['कल की बिक्री कितनी थी?', /^कल \(19 नवंबर 2026\) कुल बिक्री ₹[\d,]+ रही, यानी 18 नवंबर 2026 के ₹/],
    ['पिछले महीने कितने ऑर्डर रद्द हुए', /^अक्टूबर 2026 में रद्द ऑर्डर [\d,]+ रहे, /],
    ['कल कन्वर्जन रेट कितना था', /^कल \(19 नवंबर 2026\) कन्वर्ज़न रेट \(Shopify\) [\d.]+% रहा, .* अंक (?:कम|ज़्यादा)।/],
    [
      'इस साल महीने के हिसाब से बिक्री',
      /^(?:बढ़ रहा है|घट रहा है|लगभग उतना ही): पिछले 3 महीने में ₹.*कम।\n1 जनवरी – 20 नवंबर 2026 में \(आज सुबह 11:30 तक\) महीने के हिसाब से कुल बिक्री:/,
    ],
    ['वापसी की वजहें अक्टूबर में', /\nअक्टूबर 2026 में रिटर्न के कारण के हिसाब से लौटे पीस:/],
    ['धनतेरस पर गहने कितने के बिके', /^धनतेरस \(6 नवंबर 2026\) को Jewellery की कुल बिक्री /],
    ['इस साल की कुल बिक्री पिछले साल से कितनी ज़्यादा है', /2025 \(सुबह 11:30 तक, पिछले साल के यही दिन\) के ₹/],
    ['बिक्री लाख में बताओ इस महीने की', /₹[\d.]+ लाख रही/],
    ['oct me kitni saree wapas aayi', /^Oct 2026 mein Saree ke return hue pieces [\d,]+ rahe, yaani Sep 2026 ke /],
    ['kal kitni sale hui', /^Kal \(19 Nov 2026\) total sales ₹[\d,]+ rahi, yaani /],
  ];
  for (const [question, reply] of table) assert.match((await ask(question)).response, reply, question);
});

test('no reply mixes languages', () => {
  const wrong = [...spoken].flatMap(([at, each]) =>
    foreignTo((['english', 'hinglish', 'hindi'] as const)[Number(at.split('/')[1])]!, each, {
      shop: kesarLane,
      names: kesarLaneNames,
    }),
  );
  assert.deepEqual(wrong, []);
});

test('what is offered in Hindi and Hinglish reads as just that when it is typed', async () => {
  const wrong: string[] = [];
  const offers = [...spoken.values()].flatMap(({ reply }) => reply.turn.offered).filter(({ requests }) => requests);
  for (const { question, requests } of new Map(offers.map(offer => [offer.question, offer])).values()) {
    const typed = await ask(question);
    const shape = (some: Reply['requests']): unknown =>
      some.map(({ metrics, by = [], where = [], period }) => ({ metrics, by, where, period }));
    if (JSON.stringify(shape(typed.requests)) !== JSON.stringify(shape(requests!)))
      wrong.push(`${question}: ${typed.behaviour} ${JSON.stringify(shape(typed.requests))}`);
  }
  assert.deepEqual(wrong, []);
});
