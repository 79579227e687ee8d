/** Words that name a way to split figures, and the turns of phrase in which rows are asked for or limited. */
import type { Turn } from '../words/turns.ts';
import { newOnes, oldOnes } from './word-classes.ts';

/** Words that name a way to split figures; the dimension each stands for is in the catalogue, under the same name. */
export const dimensionWords: Record<string, string> = {
  product: 'variety, varieties, kism, qism, किस्म, product, products, prodcut, prodct, prodcts, sku name, style, styles, saaman, saman, cheez, cheezein, उत्पाद, प्रोडक्ट, प्रोडक्ट्स, चीज, सामान, listing, listings, catalogue items, design, designs',
  variant: 'variant, variants, variation, variations, size, sizes, colour, colours, color, colors, वेरिएंट, shade, shades, साइज, साइज़, रंग, rang',
  // Beside `variant`, which the reader goes by: what of the titles is meant.
  size: 'size, sizes, साइज, साइज़',
  colour: 'colour, colours, color, colors, shade, shades, रंग, rang',
  sku: 'sku, skus, item code, item codes',
  product_type: 'प्रोडक्ट टाइप, प्रोडक्ट कैटेगरी, प्रोडक्ट केटेगरी, केटेगरी, कैटेगरी, सामान के प्रकार, product ka type, product type, product types, category, categories, product category, product categories, catagory, catagories, type of product, types of product, kind of product, kinds of product, श्रेणी, कैटेगरी, shreni, department, departments, product line, product lines',
  vendor: 'vendor, vendors, brand, brands, label, labels, maker, makers, ब्रांड, विक्रेता, manufacturer, supplier, suppliers, house, houses',
  collection: 'collection, collections, edit, edits, कलेक्शन, range, ranges',
  product_tag: 'product tag, product tags',
  abc_grade: 'abc analysis, abc classification, abc category, abc grade, abc grades, abc class, a b c grade, abc',
  inventory_location: 'godam, godaam, gudam, warehouse, warehouses, godown, godowns, stock location, stock locations, inventory location, inventory locations, गोदाम, वेयरहाउस',
  city: 'citys, citis, city, cities, town, towns, sheher, shehar, shahar, sahar, shehron, शहर, शहरों, metro, metros, citie',
  region: 'pradesh, प्रदेश, state, states, region, regions, province, provinces, rajya, rajyo, राज्य, राज्यों, prant, zone',
  country: 'country, countries, desh, deshon, देश, nation, nations, market abroad',
  sales_channel: 'sales channel, sales channels, selling channel, selling channels, sale channel',
  pos_location: 'till, tills, counter, counters, pos location, pos locations, shop location, store location, physical store, physical stores, physical shop, physical shops, retail store, retail stores, outlet, outlets, showroom, showrooms, dukaan, dukan, दुकान, dukaano, dukaanon, दुकानों, branch, branches, offline store, offline stores, retail location, retail locations, shop, shops, store, stores',
  location: 'location, locations, place, places, jagah, जगह',
  staff_member: 'by person, person wise, by seller, by salesperson, by employee, staff, counter staff, shop staff, store staff, floor staff, shop floor staff, sales team, counter person, staff member, staff members, salesperson, sales person, salespeople, salespersons, cashier, cashiers, sales staff, salesman, salesmen, employee, employees, team member, team members, स्टाफ',
  channel: 'channel, channels, चैनल',
  traffic_channel: 'traffic channel, traffic channels, traffic source, traffic sources, acquisition channel, acquisition channels, channel group, channel groups, default channel group, source of traffic, sources of traffic, kind of traffic, marketing channel, marketing channels, visit source',
  discount_code: 'discount cod (wise|ke hisaab|ke hisab|by), (by|har|per|each|every|which|kaunsa|konsa|kis) discount cod, (coupon|promo|voucher) cod, promo code, coupon, coupons, voucher, vouchers, promo',
  source: 'source, referral sites, referral site, sources, referrer, referrers, referring site, referring sites, referral source, referral sources, स्रोत, website referrer, srot',
  medium: 'medium, mediums, utm medium',
  source_medium: 'source medium, source mediums, source/medium, source / medium, source and medium',
  campaign: 'campaign, campaigns, campain, campains, campagin, campaings, campaing, कैंपेन, कैम्पेन, अभियान, abhiyan, camp, campgn',
  ad_platform: 'platform, platforms, ad platform, ad platforms, advertising platform, advertising platforms',
  campaign_type: 'campaign type, campaign types, type of campaign, types of campaign, kind of campaign, kinds of campaign, campaign kind',
  ad_group: 'ad group, ad groups, adgroup, adgroups, ad set, ad sets, adset, adsets',
  ad_network: 'ad network, ad networks, network, networks',
  placement: 'placement, placements, ad placement, ad placements, प्लेसमेंट',
  attribution_window: 'attribution window, attribution windows, click and view windows, attribution setting, attribution settings, एट्रिब्यूशन विंडो',
  conversion_action: 'conversion action, conversion actions',
  keyword: 'shabd, shabdon, शब्द, शब्दों, keyword, keywords, key word, key words, keywrd, कीवर्ड, keywrds, kw',
  search_term: 'what did people google, what people google, what people googled, people googled, what did people type, people typed into google, google before they, search term, search terms, search query, search queries, queries, query, searched terms, terms, searches people typed, searched words, typed into google, type into google, searched on google, type on google, typed on google, search on google before',
  operating_system: 'operating system, operating systems, os, phone os, ऑपरेटिंग सिस्टम',
  browser: 'browser, browsers, web browser, web browsers, ब्राउज़र, ब्राउजर',
  device: 'device, devices, devise, devises, डिवाइस, gadget, device type, device types, device category, device categories, platform type',
  landing_page: 'utarte, utarta, utarti, utarne, utre, उतरते, उतरता, उतरे, उतरने, first page, blog post, blog posts, landing page, landing pages, entry page, entry pages, landing pg, लैंडिंग पेज, landings, first pages, pages people land on, page people land on, start page, start pages, starting page, starting pages, pages where visits begin, page where visits begin, arrival page, arrival pages, where visits begin, where visits start, entrance page, entrance pages, page they land on, pages they land on',
  age: 'how old are our, how old are my, how old are the, how old our, umar kya hai, age, ages, age group, age groups, age bracket, age brackets, उम्र, umar, umr',
  gender: 'men vs women, women vs men, male or female visitors, gender, genders, sex, male or female, men or women, men and women, लिंग, male female, male vs female',
  customer_type: '(repeat|returning|existing) (buyers|customers|shoppers|) (versus|vs|against|or|and) (first timers|first-timers|first time buyers|new buyers|new customers|newcomers), नए और पुराने, नए और पुराने ग्राहक, naye aur purane, nayi aur purani, (new|first|first time|first-time) (orders|order|) (vs|versus|against) (repeat|returning|existing|old) (orders|order|), customer type, customer types, type of customer, kind of customer, new or returning, new and returning, new vs returning, new versus returning, new or repeat, new vs repeat, new and repeat, new versus repeat, first time or repeat, new vs old, new or old, new against returning, new vs existing, new and old, naye aur purane, naye vs purane',
  customer_group: 'grahak samuh, grahak samooh, ग्राहक समूह, by group, by customer group, by segment, customer segment, customer segments, rfm group, by rfm group, rfm, rfm group, rfm groups, rfm segment, rfm segments, customer segment, customer segments, customer group, customer groups, segments, segment',
  number_of_orders: 'lifetime order count, order count so far, count of orders so far, अब तक के ऑर्डर की गिनती',
  cohort_month: 'cohort, cohorts, cohort month, acquisition cohort, month of first order',
  months_since_first_order: 'months since first order, months since the first order, months since first purchase, months since their first order, months after first order',
  payment_gateway: 'gateway, gateways, payment gateway, payment gateways, payment provider, payment providers, payment processor',
  tax_rate: 'tax rate, tax rates, gst rate, gst rates, rate of tax, rate of gst, tax slab, tax slabs, gst slab, gst slabs, tax percentage, gst percentage, टैक्स दर, जीएसटी दर, टैक्स स्लैब, जीएसटी स्लैब, tax ki dar, gst ki dar',
  tax_region: 'tax region, tax regions, tax jurisdiction, place of supply',
  tax_name: 'tax name, tax names, name of tax, tax type, tax types, type of tax, gst type, gst types, kind of tax, kind of gst, tax head, tax heads',
  payment_method: 'पेमेंट के तरीके, पेमेंट के तरीकों, भुगतान के तरीके, पेमेंट मेथड, पेमेंट मोड, पेमेंट तरीके, payment ke tarike, payment ke tareeke, payment tarika, payment ke tarike se, bhugtan ke tarike, payment method, payment methods, payment mode, payment modes, mode of payment, modes of payment, way of paying, payment type, payment types, way to pay, ways of paying, how people pay, how people paid, how customers pay, how customers paid, payment option, payment options, pay mode, how do people pay, how do customers pay, how do they pay, method of payment, by method, by mode, method wise, mode wise, how it was paid, how they were paid',
  payment_status: '(paid|fully paid) (vs|versus|and|or|against) (unpaid|pending), paid and unpaid orders, payment status, payment statuses, paid status, financial status',
  fulfillment_status: 'fulfilled vs unfulfilled, fulfilled and unfulfilled, fulfilled versus unfulfilled, shipped vs unshipped, shipped and unshipped, fulfilled or unfulfilled, fulfillment status, fulfilment status, fulfilment statuses, fulfillment statuses, shipping status, delivery status, dispatch status',
  order_number: 'order number, order numbers, order no, order id, order ids, single orders, individual orders',
  order_tag: 'order tag, order tags, tag, tags, tagged',
  return_reason: 'return reason, reasons do customers give, reasons customers give, reasons given, reasons people give, reason given, given reason, return reasons, reason for return, reasons for return, reason of return, reasons for returns, why people return, why do people return, why customers return, why do customers return, reasons people return, reasons for returning, reason for returns, wapas karne ki wajah, why are people returning, why are customers returning, why are products returned, reasons given for returns, reason for returning, by reason, reason wise, reasonwise, by reasons, why things come back, why are things returned, return ki wajah',
  parcel_status: 'parcel status, parcel statuses, status of the parcel, status of the parcels, shipment status, पार्सल की स्थिति, parcel ki sthiti',
  shipping_carrier: 'carrier, carriers, shipping carrier, shipping company, shipping companies, by courier, by couriers, by courier company, by courier partner, courier wise, courierwise, per courier, each courier, har courier, courier ke hisaab se, courier ke hisab se, कूरियर के हिसाब से, कूरियर वार',
  store: 'shopify store, shopify stores, each shopify store, all our shopify stores, all my shopify stores, brand store, brand stores, storefront, storefronts, शॉपिफाई स्टोर, शॉपिफाई स्टोर्स',
  shipping_service: 'shipping service, shipping services, label service, delivery service, delivery services, शिपिंग सर्विस',
  chargeback_reason: 'chargeback reason, chargeback reasons, dispute reason, dispute reasons, reason for chargeback, reasons for chargebacks, reason of the dispute, चार्जबैक का कारण',
  adjustment_reason: 'adjustment reason, adjustment reasons, reason for adjustment, reasons for adjustments, reason of the adjustment, बदलाव का कारण',
  transfer_from: 'transfer origin, transfer origins, origin of the transfer, from which place, भेजने की जगह',
  transfer_to: 'transfer destination, transfer destinations, destination of the transfer, destination, destinations, to which place, पहुँचने की जगह',
  mailing: 'mailing, mailings, newsletter issue, newsletter issues, email campaign, email campaigns, marketing activity, marketing activities, मेलिंग',
  hour: 'time slot, time slots, time band, time bands, hour, hours, time of day, hour of day, hour of the day, hours of the day, hours of day, ghanta, ghante, घंटे, घंटा, o clock, what time, which time, time of the day, kis samay, ghanton, kis time, किस समय, kis waqt',
  weekday: '(each|every|per) day of the week, (each|every|per) day of week, weekday, weekdays, day of week, day of the week, days of the week, per day of week, per day of the week, by day of week, by day of the week, week day, week days, which day of the week, dow',
  purchase_type: 'purchase type, subscription or one time, one-time or subscription',
}; // prettier-ignore

const ahead =
  '(by|per|each|every|which|list|list of|list the|rank|rank the|ranked|compare|into|across|across all|for all|of all|of each|different|individual|har|har ek|kis|kis kis|sabhi|alag alag|kaun ?s[ae]|kons[aei]|(?:the |our |show |name the |list the )?(?:top|bottom|best|worst|highest|lowest)(?: (?:\\d+|three|five|ten))?|(?:show |name |list |the )+(?:\\d+|three|five|ten)(?: top)?)';
const behind =
  '(?:wise|level|breakdown|breakup|break-up|split|basis|distribution|and their|with their|ranked|sorted|in order of|in terms of|from (?:highest|lowest)|with (?:the )?(?:highest|lowest|most|least|max|min|best|worst|biggest)|had the|leads? on|ke hisaa?b se|ke anusar|ke mutabik)(?= |$|[,.?!:])';
const back = '(?:return|refund|sent back|came back|come back|wapas|wapsi)';
/** What rows are called besides, and as what they are read. */
const otherNames: readonly (readonly [said: string, usual: string])[] = [
  ['(?:items?|styles?|designs?|articles?)', 'products'],
  ['(?:(?:coupon|voucher|promo)(?: ?code)?|promotion code)s?', 'discount codes'],
  [`(?:(?<!return )reasons?)(?=.*${back}|(?<=${back}.*reasons?))`, 'return reasons'],
];
const groups =
  'sku|variant|size|colou?r|product (?:type|category)|product|categor(?:y|ie)|vendor|brand|supplier|label|maker|collection|cit(?:y|ie)|town|state|region|province|countr(?:y|ie)|sales channel|selling channel|traffic channel|marketing channel|acquisition channel|channel group|(?:physical |retail )?(?:store|shop|outlet|showroom|branch|branche)|(?:store|pos|shop|stock) location|staff member|staff|salesperson|sales person|salespeople|cashier|employee|source medium|source|traffic source|referrer|medium|utm medium|campaign type|campaign|ad group|adgroup|keyword|search term|search query|search querie|device type|device categor(?:y|ie)|device|landing page|entry page|first page|customer type|customer group|customer segment|rfm group|rfm segment|(?:discount |coupon |promo )?code|coupon|voucher|payment gateway|gateway|payment (?:method|mode|status|provider)|fulfil?lment status|fulfil?lment statuse|order tag|tag|return reason|warehouse|godown|age group|gender|sex|page';
const any = `${groups}|${otherNames.map(([said]) => said).join('|')}`;
const row = `(${any})`;
/** "courier ke hisaab se rto", "which courier has the highest rto rate" */
const byCouriers = '(?:\\brto\\b|आरटीओ|shiprocket|शिपरॉकेट)';
const rows = `((?:${any})(?:s|es)?)`;
const ours = '(?:of |the |our |my |all )*';
const figure =
  '((?:[a-z]+ ){0,3}(?:sales?|revenue|orders?|units?|pieces?|value|rate|margin|profit|discounts?|sessions|visits?|customers|cost|spend|clicks|impressions|roas|cpc|ctr|aov|conversions?|returns?|click|order)(?: (?:sold|returned|given))?)';

/** A figure that is not itself one of people or of orders. */
const otherFigure =
  '(?:units?|pieces|pcs|rate|margin|profit|discounts?|aov|order value|basket|sessions|visits?|returns?|returned|refunds?|net sales|gross sales)';
const buyers = '(?:customers?|buyers?|shoppers?|clients?|visitors?|users|grahak)';
const groupsOfBuyers = '(at[- ]risk|dormant|almost lost|promising|needs attention|previously loyal)';
const ofAds = '\\b(?:ads?|google|cpc|cpm|ctr|roas|campaigns?|ad spend|impressions|clicks|conversions?)\\b';
const limiting =
  '(?:of|from|for|in|by|in case of|limited to|restricted to|only|just|filter|filtered to|except|excluding|exclude|excl\\.?|without|minus|barring|other than|apart from|leaving out|leave out|not counting|ignore|ignoring|skip|omitting|but not|not|everything but)';
const excepting =
  '(?:except|excluding|exclude|excl\\.?|without|minus|barring|other than|apart from|leaving out|not counting|ignoring|ignore|skip|omitting|but not|not|everything but)';
const kinds: readonly (readonly [said: string, plain: string, figures: string])[] = [
  [`${newOnes} ${buyers}`, 'new ones', otherFigure],
  [`${oldOnes} ${buyers}`, 'existing ones', otherFigure],
  [`${groupsOfBuyers} ${buyers}`, '$1 ones', `(?:orders|${otherFigure})`],
  ['(cod|prepaid|wholesale|gift) orders?', '$1 ones', `(?:sales|revenue|${otherFigure})`],
];

/** Whose or which orders a figure is of: "gross margin without new customers", "discounts for prepaid orders". */
const ofKinds: Turn[] = kinds.flatMap(([kind, ones, figures]): Turn[] => [
  [
    `(?<=(?:^|[^a-z])${figures}[^a-z].*(?<![a-z])(?<!(?:revenue|sales?|income|turnover|business) )${limiting} (?:the |our |all |both |either )*)${kind}`,
    ones,
  ],
  [`(?<=orders? .*(?<![a-z])${excepting} (?:the |our |all )*)${kind}`, ones],
]);
const besideOnes: Turn[] = kinds.flatMap(([kind, ones]): Turn[] => [
  [`(?<=ones (?:and|or|plus|&|vs|versus|as well as|aur|and also) (?:the |our )?)${kind}`, ones],
  [`${kind}(?= (?:and|or|plus|&|vs|versus|as well as|aur) (?:the |our )?[a-z ]{2,16} ones)`, ones],
]);

/** How rows are asked for: "at city level", "according to vendor", "types of product", "item wise", "province by province". */
export const rowTurns: readonly Turn[] = [
  // couriers are a way to split what couriers tell; of other figures they stay what no platform knows
  [
    `(?:which |kaun ?s[ae] |kis )?(?:courier|कूरियर)s?(?: (?:compan(?:y|ies)|partners?))?(?: (?:ke hisaa?b se|ke anusar|के हिसाब से|wise|has|had|have|mein|me))(?=.*${byCouriers})`,
    'by carrier',
  ],
  // what is not to be counted is left out
  [
    '(?:do not|please do not|not to|never) (?:include|count|consider|take|add|show)(?: in)?(?! (?:me|us|it|that|this|them)(?: |$))',
    'excluding',
  ],
  ...ofKinds,
  ...besideOnes,
  [
    '(?:for|by) (?:the )?(?:return )?reasons?(?: of| being| as| code)?(?= (?:size|defect|unwanted|not as|wrong|colou?r|changed|style))',
    'due to',
  ],
  // a kind of something, source and medium as one
  [
    `(by|per|each|every|which|what|har|kaun ?s[ae]|konsa|kis|for each) type(s?)(?= |$|[?.,!])(?! (?:of|is|ka|ki) )(?=.*${ofAds})|(?<=${ofAds}.* )(by|per|each|every|which|for each) type(s?)(?= |$|[?.,!])(?! of )`,
    '$1$3 campaign type$2$4',
  ],
  [
    '(?<!product types?(?:[^a-z].*)?)(by|per|each|every|which|what|har|kaun ?s[ae]|konsa|kis|for each) type(s?)(?= |$|[?.,!])(?! (?:of|is|ka|ki) )',
    '$1 product type$2',
  ],
  [
    '(?<!(?:product|campaign|customer|device|payment|page|action|item|user|channel|tag|visitor|traffic|conversion|purchase|order|discount) )type[- ]?(wise|ke hisaa?b se|ke anusar)',
    'product type $1',
  ],
  ['channel(s?) of sales?', 'sales channel$1'],
  ['(?:session |first user )?source ?(?:/|&|,|-|and)? ?medium(s?)', 'source medium$1'],
  ['google (keyword|search term|search query|search querie)(s?)', '$1$2'],
  ['(?:size|colou?r)s?(?: and | & | or |[-/ ,+x]+| aur )(?:size|colou?r)(s?)(?! combin| combo)', 'variant$1'],
  ['maal (ke hisaa?b se|wise|ke anusar)', 'product $1'],
  [`(?:for )?(?:each|every) (customer (?:type|group|segment))s?`, 'by $1'],
  // the row said in another way
  [`kis kis ${row}`, 'har $1'],
  [
    `(?:for|of|across|over|among|between) all (?:of )?(?:the |our |my )*(?!(?:products?|items?|(?:sales |selling )?channels?|stores?|shops?|outlets?|sources?)(?= |$|[,.?!])(?! types))${rows}(?= |$|[,.?!])(?!.*(?:combined|together|in total|overall|put|total))(?<!total .*)`,
    'by $1',
  ],
  [`(?:at|on) (?:an? |the )?${row}[- ]level`, 'by $1'],
  [`${row} by \\1`, 'by $1'],
  [`${row}[- ]wise ${figure} report`, '$2 by $1'],
  [`(?<=(?:top|bottom|best|worst|rank|ranked|which|highest|lowest) .*)in terms of(?: the| our)?(?= ${figure})`, 'by'],
  [`(?<=^)source mediums? by ${figure}`, '$1 by source medium'],
  [
    `(?:vary|varies|varied|varying|differs?|differed|spread) (?:by|between|across|among|over|from|amongst) ${ours}${rows}(?: to \\1)?`,
    'by $1',
  ],
  // rows by other names
  ...otherNames.flatMap(([said, usual]): Turn[] => [
    [`${ahead} ${said}(?= |$|[,.?!:])(?! (?:sold|per|count|returned|bought|price|used|me gaya))`, `$1 ${usual}`],
    [`${said}(?=(?: |-)?${behind})`, usual],
  ]),
];
