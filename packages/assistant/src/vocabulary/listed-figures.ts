/** Figures typed one after the other, "rev orders cvr", are a list. */

const plain =
  '(?:(?:net|gross|total|ad|new|returning|abandoned) )?(?:revenue|rev|sales|orders|units|customers|visits|visitors|sessions|clicks|impressions|conversions|returns|refunds|discounts|cancellations|profit|margin|spend|tax|gst|cogs|shipping)';
/** Of these no other figure is a part: "sales conversion rate" and "gross profit margin" are one. */
const short = '(?:aov|abv|atv|asp|cvr|ctr|cpc|cpm|cpa|cac|ltv|roas|mer)';
const long = '(?:(?:conversion|return|bounce) rate|(?:gross |net )?profit margin|gross margin|sales tax)';
const figure = `(?:${short}|${long}|${plain})`;
const within = '(?<![\\p{L}\\p{N}-])';
const behind = '(?![\\p{L}\\p{N}-])';

/** Three of any sort, or two of which one is short. */
const lists = new RegExp(
  `${within}(?:${figure}(?: ${figure}){2,}|${short} (?:${short}|${plain})|(?!(?:new |returning )?customers )${plain} ${short})${behind}`,
  'gu',
);
const each = new RegExp(`${within}${figure}${behind}`, 'gu');

/** "rev, orders, cvr"; "gm" is one only among others. */
export const withFiguresListed = (text: string): string =>
  text.replace(amongOthers, 'gross margin').replace(lists, list => list.match(each)!.join(', '));
const amongOthers = new RegExp(`(?<=${figure},? )gm${behind}|${within}gm(?=,? ${figure}${behind})`, 'gu');
