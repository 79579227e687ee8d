/** Figures and lists of figures, in Hindi. */
import { formatPercent } from '@tillsight/metrics/format';
import { isSteady, type Change, type Limit, type Verdict } from '../parts.ts';
import type { FigureSentences, RowSentences } from '../telling-sentences.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import type { HindiPlaces } from './places.ts';

export function hindiFigures(hindi: Hindi, { named, place, plainBase }: HindiPlaces): FigureSentences {
  const { write, stop, titles } = hindi;
  const orderValue = write('ऑर्डर वैल्यू', 'order value');
  const headline: FigureSentences['headline'] = ({ metric, place: where }) =>
    sentence(named(titles.metric(metric), metric, where));
  return {
    change: moved => change(moved, hindi),
    plainChange: moved => plainChange(moved, hindi),
    verdict: verdict => `${verdictText(verdict, hindi)}${stop}`,
    headline,
    headlineAgainst: ({ base, against }) =>
      write(`${plainBase(against)} के ${base} से`, `${plainBase(against)} ke ${base} se`),
    figure: ({ metric, place: where, value, compared }) => {
      const verb = where.days.kind === 'now' ? hindi.is(metric) : hindi.was(metric);
      const figure = `${headline({ metric, place: where })} ${value} ${verb}`;
      if (!compared) return `${figure}${stop}`;
      if ('without' in compared) {
        const base = plainBase(compared.without);
        return `${figure}${stop} ${write(`तुलना के लिए ${base} का कोई आँकड़ा नहीं है`, `Compare karne ke liye ${base} ka koi figure nahi hai`)}${stop}`;
      }
      const base = plainBase(compared.against);
      const than =
        compared.change.way === 'same'
          ? write(`${base} के ${compared.base} के बराबर`, `${base} ke ${compared.base} ke barabar`)
          : `${write(`${base} के ${compared.base} से`, `${base} ke ${compared.base} se`)} ${change(compared.change, hindi)}`;
      return `${figure}, ${write('यानी', 'yaani')} ${than}${stop}`;
    },
    funnel: ({ carts, checkouts, orders }) =>
      write(
        `100 विज़िट में से ${carts} कार्ट में कुछ डालते हैं, ${checkouts} चेकआउट तक पहुँचते हैं और ${orders} ख़रीदते हैं।`,
        `100 visits mein se ${carts} cart mein kuch daalte hain, ${checkouts} checkout tak pahunchte hain aur ${orders} khareedte hain.`,
      ),
    adsBring: ({ one, brought, needed }) => {
      const earned = needed?.isEarned
        ? write('विज्ञापन अपना ख़र्च निकाल रहे हैं: ', 'Ads apna kharch nikaal rahe hain: ')
        : write('विज्ञापन अपना ख़र्च नहीं निकाल रहे: ', 'Ads apna kharch nahi nikaal rahe: ');
      const even = needed
        ? write(`, और ${needed.amount} पर ख़र्च बराबर होता है`, `, aur ${needed.amount} par kharch barabar hota hai`)
        : '';
      return write(
        `${needed ? earned : ''}विज्ञापन के हर ${one} से ${brought} की बिक्री आई, Google Ads की गिनती में${even}।`,
        `${needed ? earned : ''}${needed ? 'ads' : 'Ads'} ke har ${one} se ${brought} ki sales aayi, Google Ads ki ginti mein${even}.`,
      );
    },
    codeWorked: ({ orders, fresh, rate, isDear }) =>
      write(
        `${isDear ? 'बिका, पर महँगा पड़ा' : 'इसने काम किया'}: ${orders} ऑर्डर, उनमें ${fresh} नए ग्राहकों के, ${rate} की छूट पर।`,
        `${isDear ? 'Bika, par mehnga pada' : 'Isne kaam kiya'}: ${orders} orders, unmein ${fresh} naye customers ke, ${rate} ke discount par.`,
      ),
    partOf: ({ part, whole, share, gap }) => {
      const [one, all] = [titles.plainMetric(part), titles.plainMetric(whole)];
      const apart = gap ? write(`, अंतर ${gap.by} (${gap.share})`, `, antar ${gap.by} (${gap.share})`) : '';
      return write(
        `${all} में ${one} का हिस्सा: ${share}${apart}।`,
        `${sentence(all)} mein ${one} ka hissa: ${share}${apart}.`,
      );
    },
    noFigure: ({ metrics, place: where }) => {
      const names = hindi.all(metrics.map(titles.metric));
      const days = place(where);
      return write(
        `${days}: ${names} का कोई आँकड़ा मेरे पास नहीं है।`,
        `${sentence(days)}: ${names} ka koi figure mere paas nahi hai.`,
      );
    },
    percentile: ({ metric, place: where, percent, value, count, of, average }) => {
      const isOfOrders = of === 'order_number';
      const name = isOfOrders
        ? orderValue
        : write(
            `एक ${titles.dimension(of)} की ${titles.metric(metric)}`,
            `ek ${titles.dimension(of)} ki ${titles.metric(metric)}`,
          );
      const many = isOfOrders ? write('ऑर्डर', 'orders') : titles.dimension(of);
      const from = write(`${count} ${many} में`, `${count} ${many} mein`);
      const whole = isOfOrders ? write('औसत', 'Average') : write('कुल मिलाकर', 'Kul milakar');
      const title = `${percentName(percent, hindi)} ${name}`;
      return `${sentence(named(title, metric, where))} ${value} ${hindi.was(metric)} (${from})${stop} ${whole}: ${average}${stop}`;
    },
    noPercentile: ({ metric, place: where, percent, average, isTooMany }) => {
      const name = metric === 'average_order_value' ? orderValue : titles.metric(metric);
      const why = isTooMany
        ? write(
            'इन दिनों में इतने ऑर्डर हैं कि Shopify एक-एक करके सब नहीं देता; कम दिनों के बारे में पूछिए',
            'in dinon mein itne orders hain ki Shopify ek-ek karke sab nahi deta; kam dinon ke baare mein poochhiye',
          )
        : write('प्लेटफ़ॉर्म यह आँकड़ा सिर्फ़ कुल का बताते हैं', 'platforms yeh figure sirf total ka batate hain');
      const no = write(
        `${name}: ${percentName(percent, hindi)} नहीं बताया जा सकता`,
        `${sentence(name)}: ${percentName(percent, hindi)} nahi bataya ja sakta`,
      );
      return `${no}, ${write('क्योंकि', 'kyunki')} ${why}${stop} ${headline({ metric, place: where })}: ${average}${stop}`;
    },
    figuresHead: ({ place: where, against }) => {
      const base = against ? write(`, ${plainBase(against)} की तुलना में`, `, ${plainBase(against)} ke muqable`) : '';
      return `${sentence(place(where))}${base}:`;
    },
    figureItem: ({ metric, value, change: moved }) =>
      `${sentence(titles.metric(metric))}: ${value}${moved ? ` (${change(moved, hindi)})` : ''}`,
  };
}

/** Of a single order the average is its own value or size. */
export function titleOfRows(metric: string, by: readonly string[], { write, titles }: Hindi): string {
  if (!by.includes('order_number')) return titles.metric(metric);
  if (metric === 'units_per_order') return write('पीस', 'pieces');
  return metric === 'average_order_value' ? write('ऑर्डर वैल्यू', 'order value') : titles.metric(metric);
}

/** "मीडियन", "95वाँ पर्सेंटाइल" */
const percentName = (percent: number, { write }: Hindi): string =>
  percent === 50 ? write('मीडियन', 'median') : write(`${percent}वाँ पर्सेंटाइल`, `${percent}th percentile`);

function verdictText(verdict: Verdict, hindi: Hindi): string {
  const { write, titles } = hindi;
  if ('isYearAgo' in verdict) {
    const isBetter = verdict.kind === 'better';
    const than = verdict.isYearAgo ? write('साल भर पहले से', 'Saal bhar pehle se') : write('पहले से', 'Pehle se');
    return `${than} ${isBetter ? write('बेहतर', 'behtar') : write('कमज़ोर', 'kamzor')}`;
  }
  if ('goal' in verdict) {
    const { gap, goal } = verdict.goal;
    const than = write(`${goal} से ${gap}`, `${goal} se ${gap}`);
    if (verdict.kind === 'reached') return `${write('हाँ', 'Haan')}, ${than} ${hindi.more('up')}`;
    const no = verdict.kind === 'short' ? write('नहीं', 'Nahi') : write('अभी नहीं', 'Abhi nahi');
    return `${no}, ${than} ${hindi.more('down')}`;
  }
  if (verdict.kind === 'gain') return write('हाँ, मुनाफ़ा है', 'Haan, munafa hai');
  if (verdict.kind === 'loss') return write('नहीं, घाटा है', 'Nahi, ghaata hai');
  if (verdict.kind === 'usual') {
    const { stands, gap, change: by, weekday } = verdict;
    const of = weekday === undefined ? '' : write(`${weekday} के लिए `, `${weekday} ke liye `);
    if (stands === 'within') return sentence(`${of}${write('लगभग आम', 'lagbhag aam')}`);
    const amount = gap === undefined ? '' : `${gap} `;
    const than = write(
      `आम से ${amount}${stands === 'below' ? 'कम' : 'ज़्यादा'}`,
      `aam se ${amount}${stands === 'below' ? 'kam' : 'zyada'}`,
    );
    return `${sentence(`${of}${than}`)}${by && by.way !== 'same' ? ` (${change(by, hindi)})` : ''}`;
  }
  const { kind, metric, way } = verdict;
  const title = titles.plainMetric(metric);
  const moved =
    verdict.isLater && way !== 'same'
      ? hindi.more(way)
      : way === 'same'
        ? write(`${title} में कोई बदलाव नहीं`, `${title} mein koi badlav nahi`)
        : `${title} ${hindi.moved(metric, way)}`;
  if (kind === 'yes') return `${write('हाँ', 'Haan')}, ${moved}`;
  return kind === 'no' ? `${write('नहीं', 'Nahi')}, ${moved}` : sentence(moved);
}

/** "12.3% ज़्यादा", "0.4 अंक कम", "कोई बदलाव नहीं" */
function change(moved: Change, hindi: Hindi): string {
  if (moved.way === 'same') return hindi.write('कोई बदलाव नहीं', 'koi badlav nahi');
  return moved.by === undefined ? hindi.more(moved.way) : `${plainChange(moved, hindi)} ${hindi.more(moved.way)}`;
}

function plainChange(moved: Change, hindi: Hindi): string {
  if (moved.by === undefined) return change(moved, hindi);
  if (moved.in === 'percent') return formatPercent(moved.by);
  return `${(moved.by * 100).toFixed(1)} ${hindi.write('अंक', 'points')}`;
}

export function hindiRows(hindi: Hindi, { named, plainBase }: HindiPlaces): RowSentences {
  const { write, stop, titles, all } = hindi;
  const by = (dimensions: readonly string[]): string =>
    write(`${all(dimensions.map(hindi.oblique))} के हिसाब से`, `${all(dimensions.map(hindi.oblique))} ke hisaab se`);
  const wholeText = ({ metric, value, isCount }: { metric: string; value: string; isCount: boolean }): string =>
    isCount ? `${value} ${titles.plainMetric(metric)}` : `${titles.plainMetric(metric)} ${value}`;
  return {
    head: ({ metrics, by: dimensions, place, against, first }) => {
      const base = against ? write(`, ${plainBase(against)} की तुलना में`, `, ${plainBase(against)} ke muqable`) : '';
      const order = first
        ? write(
            `, सबसे बड़ी ${first === 'up' ? 'बढ़त' : 'गिरावट'} पहले`,
            `, sabse badi ${first === 'up' ? 'badhat' : 'giravat'} pehle`,
          )
        : '';
      const titled = metrics.map(metric => titleOfRows(metric, dimensions, hindi));
      return `${sentence(named(all(titled), metrics[0] ?? '', place, by(dimensions)))}${base}${order}`;
    },
    nothing: (head, moved) =>
      `${head}: ${
        moved
          ? moved === 'up'
            ? write('कोई नहीं बढ़ा', 'koi nahi badha')
            : write('कोई नहीं घटा', 'koi nahi ghata')
          : write('कुछ नहीं मिला', 'kuch nahi mila')
      }${stop}`,
    moved: ({ name, value, by, change: moved }) => {
      const told = `${by ? `${by}, ` : ''}${change(moved, hindi)}`;
      return moved.way === 'up'
        ? write(`सबसे बड़ी बढ़त ${name}: ${told}, अब ${value}।`, `Sabse badi badhat ${name}: ${told}, ab ${value}.`)
        : write(`सबसे बड़ी गिरावट ${name}: ${told}, अब ${value}।`, `Sabse badi giravat ${name}: ${told}, ab ${value}.`);
    },
    shortStockHead: ({ place, count, isOut }) => {
      if (isOut) {
        const none = write(`${count} वेरिएंट स्टॉक में नहीं हैं`, `${count} variants stock mein nahi hain`);
        return `${sentence(named(none, 'out_ofAllstock_variants', place))}:`;
      }
      const title = write(`${count} वेरिएंट का स्टॉक कम है`, `${count} variants ka stock kam hai`);
      return `${sentence(named(title, 'low_stock_variants', place))}, ${write('जो पहले ख़त्म होगा वह पहले', 'jo pehle khatam hoga woh pehle')}:`;
    },
    outOfStock: ({ place: at, name, owed }) =>
      `${at}. ${name}${owed ? write(`: ${owed} ज़्यादा बिके`, `: ${owed} zyada bike`) : ''}`,
    lowStock: ({ place: at, name, units, days }) => {
      const whole = days === null ? 0 : Math.round(days);
      const lasts =
        days === null
          ? write('पिछले 28 दिन में एक भी नहीं बिका', 'pichhle 28 din mein ek bhi nahi bika')
          : whole < 1
            ? write('एक दिन से कम का', 'ek din se kam ka')
            : write(`करीब ${whole} दिन का`, `kareeb ${whole} din ka`);
      return `${at}. ${name}: ${units} ${write('पीस', 'piece')}, ${lasts}`;
    },
    usually: value => write(`आम तौर पर ${value}`, `aam taur par ${value}`),
    partly: { running: write(', अब तक', ', ab tak'), cut: write(', अधूरा', ', adhoora') },
    shareOfStep: ({ names, share, part, whole }) =>
      `${names.join(', ')} ${share === undefined ? '' : `${share} `}(${write(`${whole} में से ${part}`, `${whole} mein se ${part}`)})`,
    shareOfAll: share => write(`, कुल का ${share}`, `, total ka ${share}`),
    all: parts => `${write('सब मिलाकर', 'Sab milakar')}: ${parts.map(wholeText).join(', ')}`,
    noDays: write('इन दिनों का कोई आँकड़ा नहीं है।', 'In dinon ka koi figure nahi hai.'),
    marks: {
      highest: write('सबसे ज़्यादा', 'Sabse zyada'),
      lowest: write('सबसे कम', 'Sabse kam'),
    },
    lead: ({ metric, name, value, second, isMost, gap, of = '' }) => {
      const title = of === 'order_number' ? titleOfRows(metric, [of], hindi) : titles.plainMetric(metric);
      const most = isMost ? write('सबसे ज़्यादा', 'Sabse zyada') : write('सबसे कम', 'Sabse kam');
      const verb = hindi.was(metric);
      const by = gap && `${gap.by ? `${gap.by}, ${write('यानी', 'yaani')} ` : ''}${change(gap.change, hindi)}`;
      const than = by ? ` (${by})` : '';
      return write(
        `${most} ${name}: ${title} ${value} ${verb}, फिर ${second.name}: ${second.value}${than}।`,
        `${most} ${name}: ${title} ${value} ${verb}, phir ${second.name}: ${second.value}${than}.`,
      );
    },
    unequalHours: (one, other) => write(`ये ${one} घंटे हैं, वे ${other}।`, `Yeh ${one} ghante hain, woh ${other}.`),
    level: ({ metric, names, value, isMost }) => {
      const most = isMost ? write('सबसे ज़्यादा', 'Sabse zyada') : write('सबसे कम', 'Sabse kam');
      const each = write('हर एक', 'har ek');
      return `${most} ${all(names)}, ${write('बराबर', 'barabar')}: ${each} ${titles.plainMetric(metric)} ${value} ${hindi.was(metric)}${stop}`;
    },
    stretches: ({ busy, quiet }) =>
      write(
        `सबसे व्यस्त ${busy.name}: ${busy.value}, कुल का ${busy.share}। सबसे शांत ${quiet.name}: ${quiet.value}, ${quiet.share}।`,
        `Sabse busy ${busy.name}: ${busy.value}, total ka ${busy.share}. Sabse shaant ${quiet.name}: ${quiet.value}, ${quiet.share}.`,
      ),
    wholeDay: write('पूरा दिन', 'Poora din'),
    trend: ({ count, dimension, sum, before, change: moved, latest, isOver }) => {
      const last = isOver ? write('आख़िरी', 'aakhri') : write('पिछले', 'pichhle');
      const each = hindi.oblique(dimension);
      const way = wayOf(moved, hindi);
      const late = latest
        ? write(
            `, लेकिन सबसे नया, ${latest.label}: ${latest.value}`,
            `, lekin sabse naya, ${latest.label}: ${latest.value}`,
          )
        : '';
      return write(
        `${way}: ${last} ${count} ${each} में ${sum}, उससे पहले के ${count} में ${before}: ${change(moved, hindi)}${late}।`,
        `${way}: ${last} ${count} ${each} mein ${sum}, usse pehle ke ${count} mein ${before}: ${change(moved, hindi)}${late}.`,
      );
    },
    latest: ({ dimension, value, before, first, change: moved, isSteady: steady }) => {
      const each = hindi.oblique(dimension);
      const way = wayOf(steady ? { way: 'same' } : { way: moved.way }, hindi);
      return write(
        `${way}: आख़िरी पूरे ${each} में ${value}, ${first} में ${before}: ${change(moved, hindi)}।`,
        `${way}: aakhri poore ${each} mein ${value}, ${first} mein ${before}: ${change(moved, hindi)}.`,
      );
    },
    standing: ({ name, holds, at }) => {
      if (!at) return write(`नहीं, इन दिनों ${name} का कुछ नहीं है।`, `Nahi, in dinon ${name} ka kuch nahi hai.`);
      const answer = holds ? write('हाँ', 'Haan') : write('नहीं', 'Nahi');
      return write(
        `${answer}, ${name} ${at.of} में से नंबर ${at.place} पर है: ${at.value}।`,
        `${answer}, ${name} ${at.of} mein se number ${at.place} par hai: ${at.value}.`,
      );
    },
    record: ({ metric, name, value, isMost }) => {
      const most = isMost ? write('सबसे ज़्यादा', 'Sabse zyada') : write('सबसे कम', 'Sabse kam');
      return `${most} ${name}: ${titles.plainMetric(metric)} ${value} ${hindi.was(metric)}${stop}`;
    },
    perStep: ({ metric, value, dimension, isOfWholeOnes }) => {
      const each = hindi.oblique(dimension);
      const full = isOfWholeOnes ? write('पूरे ', 'poore ') : '';
      return write(
        `${titles.metric(metric)}: हर ${full}${each} औसतन ${value}।`,
        `${sentence(titles.metric(metric))}: har ${full}${each} average ${value}.`,
      );
    },
    together: ({ sum, compared, average }) => {
      const against = compared
        ? compared.change.way === 'same'
          ? ` (${change(compared.change, hindi)})`
          : ` (${compared.base} ${write('से', 'se')} ${change(compared.change, hindi)})`
        : '';
      const each = average && hindi.oblique(average.dimension);
      const full = average?.isOfWholeOnes ? write('पूरे ', 'poore ') : '';
      const mean = average
        ? write(`, हर ${full}${each} औसतन ${average.value}`, `, har ${full}${each} average ${average.value}`)
        : '';
      return `${write('कुल मिलाकर', 'Kul milakar')}: ${sum}${against}${mean}`;
    },
    within: ({ kept, of, share, dimension, limits, place }) => {
      const [least, most] = limits;
      const isExact = most !== undefined && least?.value === most.value;
      const not = kept === null ? write('नहीं ', 'nahi ') : '';
      const held = (isExact ? limits.slice(1) : limits)
        .map(limit => {
          const name = titleOfRows(limit.metric, [dimension], hindi);
          const told = isExact ? write(`ठीक ${limit.value}`, `theek ${limit.value}`) : limitText(limit, hindi);
          return `${hindi.of(limit.metric)} ${name} ${told} ${not}${hindi.was(limit.metric)}`;
        })
        .join(` ${write('और', 'aur')} `);
      const row = titles.dimension(dimension);
      const which = kept === null ? write(`किसी भी ${row}`, `kisi bhi ${row}`) : `${kept} ${row}`;
      const ofAll = write(`${of} में से ${which}`, `${of} mein se ${which}`);
      const counted = place ? sentence(named(ofAll, limits[0]?.metric ?? '', place)) : ofAll;
      return `${counted}${share ? ` (${share})` : ''} ${held}${stop}`;
    },
    band: ({ from, to }) => {
      if (from === undefined) return to === undefined ? write('सब', 'sab') : write(`${to} से कम`, `${to} se kam`);
      return to === undefined
        ? write(`${from} और ज़्यादा`, `${from} aur zyada`)
        : write(`${from} से ${to}`, `${from} se ${to}`);
    },
    mostInBand: ({ band, share }) =>
      write(`सबसे ज़्यादा ऑर्डर ${band} के हैं: ${share}।`, `Sabse zyada orders ${band} ke hain: ${share}.`),
    inBand: ({ place: at, band, orders, share, ofValue }) => {
      const value = ofValue ? write(` (वैल्यू का ${ofValue})`, ` (value ka ${ofValue})`) : '';
      return `${at}. ${band}: ${orders} ${write('ऑर्डर', 'orders')}, ${share}${value}`;
    },
    nearest: head => write(`${head}, सबसे क़रीब के`, `${head}, sabse kareeb ke`),
    weekends: ({ way, weekend, weekday }) => {
      const told = {
        more: write('ज़्यादा', 'zyada'),
        less: write('कम', 'kam'),
        same: write('लगभग उतना ही', 'lagbhag utna hi'),
      };
      return write(
        `वीकेंड पर ${told[way]}: रोज़ ${weekend}, बाकी दिनों में ${weekday}।`,
        `Weekend par ${told[way]}: roz ${weekend}, baaki dinon mein ${weekday}.`,
      );
    },
    shareOfTop: ({ rows, share, part }) =>
      write(`टॉप ${rows} मिलाकर कुल का ${share} हैं (${part})।`, `Top ${rows} milakar kul ka ${share} hain (${part}).`),
    share: ({ names, metric, share, part, whole, before }) => {
      const named = `${all(names)}${metric ? `, ${titles.metric(metric)}` : ''}`;
      const past = before ? `, ${plainBase(before.base)} ${write('में', 'mein')} ${before.share}` : '';
      const told = share ?? write('हिस्सा निकालने को कुछ नहीं', 'hissa nikaalne ko kuch nahi');
      return `${named}: ${told} (${wholeText(whole)} ${write('में से', 'mein se')} ${part})${past}${stop}`;
    },
    rest: ({ rows, of, sums }) => {
      const told = sums.map(({ metric, value }) => `${metric ? `${titles.plainMetric(metric)} ` : ''}${value}`);
      return `${write(`${of} में से बाकी ${rows}`, `${of} mein se baaki ${rows}`)}${told.length > 0 ? `: ${told.join(', ')}` : ''}`;
    },
    allShops: sum => write(`दुकानें मिलाकर: ${sum}`, `Dukaanein milakar: ${sum}`),
    missing: names => `${names.join(', ')}: ${write('कुछ नहीं', 'kuch nahi')}`,
    restAtLeast: rows => write(`${rows} से ज़्यादा और`, `${rows} se zyada aur`),
    noRoomBefore: steps =>
      write(
        `इनसे पहले के ${steps} के लिए एक मैसेज में जगह नहीं है`,
        `Inse pehle ke ${steps} ke liye ek message mein jagah nahi hai`,
      ),
    total: write('कुल मिलाकर', 'Kul milakar'),
    noRoom: rows =>
      write(`${rows} और, जिनके लिए एक मैसेज में जगह नहीं है`, `${rows} aur, jinke liye ek message mein jagah nahi hai`),
  };
}

const wayOf = (moved: Change, { write }: Hindi): string => {
  if (isSteady(moved)) return write('लगभग उतना ही', 'Lagbhag utna hi');
  return moved.way === 'up' ? write('बढ़ रहा है', 'Badh raha hai') : write('घट रहा है', 'Ghat raha hai');
};

function limitText({ above, orEqual, value, isZero }: Limit, { write }: Hindi): string {
  if (above)
    return orEqual ? write(`कम से कम ${value}`, `kam se kam ${value}`) : write(`${value} से ज़्यादा`, `${value} se zyada`);
  if (orEqual && isZero) return value;
  return orEqual
    ? write(`ज़्यादा से ज़्यादा ${value}`, `zyada se zyada ${value}`)
    : write(`${value} से कम`, `${value} se kam`);
}
