/** What accountants, marketers and people of the warehouse shorten, written out: the plain words, then what stands for them. */
const plain: Record<string, string> = {
  // Sales, accounts
  'ad spend share': 'tacos, t.a.c.o.s',
  'gross margin': 'gp%, gm%, gp %, gm %, gp pct, gm pct',
  'average selling price': 'asp, asps',
  'units per order': 'upt, upo, ipt, uptx',
  'average order value': 'abv, atv, aiv, avg ticket size, average ticket size, avg bill value',
  'net sales': 'nmv, nt sales, nt sale, nt sls, net sls',
  'inventory value': 'stock valuation, inventory valuation, stock at cost, inventory at cost',
  'tax collected': 'output gst, output tax, gst output, output igst',
  'finance summary': 'pnl, p n l',
  'summary': 'mis report, mis reports, mis summary, mis, dbr, wbr, mbr',
  'sales summary': 'dsr',
  'returns': 'credit notes, credit note, crns',
  'excluding': 'excl., excl, exl, excldg',
  'including': 'incl., incl, incldg',
  'without': 'w/o',
  // Marketing
  'youtube': 'yt',
  'with': 'w/',
  'impression share': 'sov, share of voice, imp share, imp. share, impr share, impr. share',
  'absolute top': 'abs top, abs. top',
  'lifetime spend per customer, blended cac': 'ltv:cac, ltv/cac, ltv: cac, ltv : cac, ltv to cac, ltv cac, ltv:cac ratio, ltv to cac ratio, ltv cac ratio, cac to ltv, cac:ltv',
  'keywords': 'kws, kwds',
  'assisted conversions': 'assisted convs',
  'cac': 'ncac, n-cac, bcac, blended cac',
  'cost per lead': 'cpl',
  'cost per view': 'cpv',
  'cost per install': 'cpi',
  'view through conversions': 'vtc, vtcs',
  'revenue per visitor': 'rpv',
  'revenue per session': 'rps',
  'visitors': 'uvs, dau, mau, wau',
  'page views': 'pvs',
  'product views': 'pdp views, pdp view',
  'add to cart': 'a2c, add2cart, atcs',
  'google ads': 'gads, g ads, g-ads',
  'landing page wise': 'lp wise, lpwise',
  'by landing page': 'by lp, per lp',
  'landing pages': "lp's, lps",
  'visits': 'sess',
  'forecast': 'fcst, fcast',
  'customer retention rate': 'crr',
  'repeat purchase rate': 'rpr',
  'conversion rate': 'cr%, cr %, cvr%, cvr %',
  'discount': 'disc',
  'cost of goods': 'landed cost, landing cost, landed costs, purchase cost',
  // Stock
  'days of cover': 'doi, dio, doh, dsi, ddoh',
  'weeks of cover': 'wos',
  'stock on hand': 'soh, qoh',
  'available stock': 'ats, free stock',
  'dispatch time': 'tat for dispatch, dispatch tat, order to ship tat, shipping tat, fulfilment tat, fulfillment tat, tat of dispatch',
  // Typed as it is spoken
  'this': 'dis',
  'page': 'pge',
  'type': 'typ',
  'time': 'tym, tyme',
  'many': 'meny, mny',
  'ads': 'adz, addz',
  'why are': 'y r, y are',
  'why is': 'y is',
  'why did': 'y did',
  'total': 'totle, totl, toatl, tottal',
  'what is': 'wats, whts, wts, wat is',
  // Days
  'last month same days': 'lmtd',
  'same period last year': 'sply, lytd, lymtd',
  'today': 'ftd, for the day',
  'previous': 'prev, prev., prv, prevs, prvs, prevous, previus, previos, privious, pervious, prevoius, previuos, previouse, perivous',
  'on the day before': 'for the day before',
  'this month': 'ftm',
  'last 12 months': 'ttm, ltm',
  'from': 'frm',
  'meant': 'ment',
  'yesterday': 't-1, d-1',
  'last week': 'lw',
  'last month': 'lm',
  'last year': 'ly',
  'through': 'thru',
  'daily': 'dly',
  'number of': 'num of, num',
  'mobile': 'mob',
  'return rate': 'ret rate',
  'last 7 days': 'l7d, l7 days, p7d',
  'last 14 days': 'l14d, p14d',
  'last 28 days': 'l28d, p28d',
  'last 30 days': 'l30d, l30 days, p30d',
  'last 90 days': 'l90d, l90 days, p90d',
}; // prettier-ignore

/** These are everyday words in small letters. */
const capitals: Record<string, string> = {
  'absolute top impression share': 'abs top IS, abs. top IS, absolute top IS',
  'top impression share': 'top IS',
  'impression share lost to budget': 'IS lost to budget, lost IS budget, lost IS (budget), IS lost (budget)',
  'impression share lost to rank': 'IS lost to rank, lost IS rank, lost IS (rank), IS lost (rank)',
  'search impression share': 'search IS, Search IS, search imp. share',
  'unique visitors': 'UV, UVs',
  'sell through rate': 'STR',
  'page views': 'PV, PVs',
  'landing page': 'LP',
  'landing pages': 'LPs',
  'last year': 'PY',
  'this year': 'TY',
  'purchase orders': 'PO, POs',
  'accounts receivable': 'AR',
  'accounts payable': 'AP outstanding',
}; // prettier-ignore

/** Abbreviations no figure of ours answers to: read as they stand, never taken for a typing error. */
export const strangeAbbreviations = new Set(
  'acos poas nroas arpu arppu epc vtr sssg lfl spf moq otif rtv grn tcs cogp roce roi% ebit dso dpo ccc apr atp csat sla'.split(' '),
); // prettier-ignore

/** "ltv:cac last month", "TACoS month wise": with the words written out. A word of one of the shop's names stays as it is. */
export function abbreviationsWrittenOut(text: string, isOwn: (word: string) => boolean): string {
  const shouts = text === text.toUpperCase();
  const once = shouts ? text : writtenOut(text, bigLetters, isOwn);
  return writtenOut(once, anyLetters, isOwn);
}

const writtenOut = (text: string, { forms, meanings }: Table, isOwn: (word: string) => boolean): string =>
  text.replace(forms, found => (isOwn(found.toLowerCase()) ? found : (meanings.get(found.toLowerCase()) ?? found)));

type Table = { forms: RegExp; meanings: Map<string, string> };

/** The longest form first, so that "mis report" is not "mis" with a report behind it. */
function tableOf(table: Record<string, string>, flags: string): Table {
  const entries = Object.entries(table).flatMap(([meant, forms]) =>
    forms.split(', ').map(form => [form, meant] as const),
  );
  const forms = entries.map(([form]) => form.replace(/[.()/]/g, '\\$&')).toSorted((a, b) => b.length - a.length);
  return {
    forms: new RegExp(`(?<![\\p{L}\\p{N}#])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, flags),
    meanings: new Map(entries.map(([form, meant]) => [form.toLowerCase(), meant])),
  };
}

const anyLetters = tableOf(plain, 'giu');
const bigLetters = tableOf(capitals, 'gu');

/** A single word that this table writes out. */
export const isAbbreviation = (word: string): boolean => anyLetters.meanings.has(word);
