/** The words a model may use of its own. They claim nothing; what claims something stands in `claims.ts` and is held against the values. */
import { allMetrics } from '@tillsight/metrics/catalogue';
import { titles } from '../sentences/english/titles.ts';

const neutral = `a an the of in on at to for from by with as and or is are was were be been being it its this that these those them they their there here
  you your yours we our ours i me my us who which what where while whose also too both of among within against compared comparing beside next
  came come comes stood stand stands stays stay remain remains made make makes brought bring brings had have has do does did gave give gives show shows showed
  shown see seen look looks looked looking ask asks asked asking find finds found tell tells told read reads sits sit ran run runs counts count counted
  store stores shop shops business company name names named figure figures number numbers list lists listed row rows answer question period stretch range
  product products item items style styles piece pieces city cities town towns state states region regions country countries place places channel channels
  campaign campaigns keyword keywords ad ads advertising code codes discount customer customers buyer buyers shopper shoppers visitor visitors people visit visits
  device devices page pages collection collections category categories variant variants size sizes colour colours supplier vendor vendors brand brands
  stock order orders sale sales revenue spend unit units return returns refund refunds conversion rate rates part parts value values price prices
  payment payments gateway cost costs money budget traffic session sessions purchase purchases cart carts checkout click clicks search searches
  event launch offer offers report summary view overview investors investor owner team
  follow follows followed following going goes go went get gets got total
  other others own line lines split side sides measured measure terms respectively namely
  platform platforms source sources data again please thanks hello picture detail details behind hold holds held carry carries carried`;

/** What may be done; never without a handle to what it is about. */
const advising = `consider considering review reviewing check checking reorder reordering restock restocking order ordering pause pausing move moving shift shifting raise
  raising lower lowering cut cutting test testing try trying plan planning keep keeping watch watching promote promoting feature featuring bundle bundling
  mark marking offer offering advertise advertising start starting stop stopping push pushing ask asking talk talking should could would may might can
  worth time attention focus focusing budget towards toward it soon early`;

const hinglish = `aap aapka aapki aapke hai hain tha thi the ka ki ke ko se mein me par aur ya yeh ye woh wo in un jo kya kaun kahan bhi toh to raha rahi rahe
  hua hui hue bika biki bike mila mili mile aaya aayi aaye dekha dekhe kharida kharide karein kijiye dekhiye wala wali wale dukaan bikri saman maal shehar
  sheher grahak rupaye saath liye naam`;

const wordsOf = (text: string): Set<string> => new Set(text.split(/\s+/));

export const plainWords = wordsOf(`${neutral} ${hinglish}`);
export const adviceWords = wordsOf(advising);

/** Plain words that name a figure, and all others in the names of figures: they have to be among the words of the one they stand beside. */
const named = wordsOf(
  `stock order orders sale sales revenue spend unit units return returns refund refunds conversion rate rates visit visits visitor visitors session sessions
  purchase purchases cart carts checkout click clicks search searches cost costs price prices discount total customer customers buyer buyers bikri grahak value`,
);
const inNames = allMetrics.flatMap(
  ({ key }) =>
    titles
      .metric(key)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
);
export const figureWords = new Set([...named, ...inNames.filter(word => !plainWords.has(word))]);
