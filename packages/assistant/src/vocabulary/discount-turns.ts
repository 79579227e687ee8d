/** Orders with a discount and orders without one: all of them are told beside those that had one. */
import type { Turn } from '../words/turns.ts';

const end = '(?![a-z\\u0900-\\u097f])';
const discount = '(?:(?:discount |coupon |promo )?(?:discount|coupon|code|offer|promo|voucher)s?|छूट|डिस्काउंट|कूपन|कोड)';
const none = '(?:without|with no|w\\/o|bina|bagair|बिना|बगैर)';
const such = '(?:k[ae]? |ke |wal[aei] |wal[aei]|ke|की |के |वाल[ाेी] |वाल[ाेी])*';
const order = '(?:orders?|ords?|bills?|ordr|ऑर्डर|आर्डर|बिल)';
const howMany = '(?:kitn[aei]|कितन[ाेी]|how many)';
const come =
  '(?: (?:kitn[aei]|bant[aei]|aat[aei]|hot[aei]|ban[ae]|aay[ae]|hu[ae]|lag[ae]|th[ei]|hai|hain|h|कितन[ाेी]|आए|हुए|थे|हैं|है))*';
/** "without a discount", "bina discount wale order kitne", "discount ke bina". */
const without = `(?:(?:${order} )?${none} (?:(?:an?|any|kisi|किसी) )?${discount}${end}(?: ${such}${end})?(?: ?${howMany})?(?: ?${order}${end})?${come}|${discount} (?:ke|के) (?:bina|बिना)${end}(?: ${such}${end})?(?: ?${howMany})?(?: ?${order}${end})?${come})`;
/** "with a discount", "coupon laga ke kitne order", "छूट वाले ऑर्डर". */
const having = `(?:(?:${order} )?with (?:(?:an?|any) )?${discount}|(?:${order} )?${discount} (?:wal[aei]|ke saath|lag[ae] ?k[ae]r?|lagakar|वाल[ाेी]|के साथ|लगा ?कर)|(?:${order} )?discounted)${end}(?: ${order}${end})?${come}`;
/** "had a code and how many did not", "me coupon laga aur kitne me nahi laga". */
const someOrNot = `(?:(?:had|have|used|carried|came with|come with) (?:(?:an?|any) )?|(?:me|mein|pe|par|में|पर) )${discount}${end}(?: (?:laga|lage|tha|the|hai|लगा|लगे|था|है))*,? (?:and|aur|और) (?:${howMany} )?(?:(?:me|mein|pe|par|में|पर) )?(?:did not|didnt|had none|do not|nahi|nahin|नहीं)${end}(?: (?:have|use|carry|had|laga|lage|tha|the|one|any|it|लगा|लगे|था))*`;
const between =
  '((?: (?!aur |and |vs |और )[^ ,.?!]+){0,4}?)(?:,? (?:aur|and|vs|versus|or|ya|against|&|और|बनाम|या)|,)? ';
const both = 'total orders and discounted orders';
/** Nothing else is counted or summed up. */
const ofOrders = `^(?=.*(?:^| )${order}${end})(?!.*(?:sales?|revenue|bikri|aov|value|बिक्री)${end})(.*?)(?<![a-z\\u0900-\\u097f])`;

export const discountTurns: readonly Turn[] = [
  // orders with and without discount, split last month's orders by discount used or not
  [new RegExp(`${ofOrders}(?:${order} )?with (?:and|or|vs|&|n) (?:without|w\\/o) (?:(?:an?|any) )?${discount}${end}(?: ${order})?`, 'u'), `$1${both}`],
  [`(?:split|break|divide)(?: down| up)? (?:the |our )?((?:[^ ]+ ){0,3}?)${order} (?:into|by|on) (?:those )?(?:with )?(?:an? )?${discount}(?: was)?(?: used)? (?:or not|vs not|yes no)`, `${both} $1`],
  // pichle hafte discount wale order kitne aur bina discount wale kitne
  [new RegExp(`${ofOrders}${having}${between}${without}`, 'u'), `$1${both}$2`],
  [new RegExp(`${ofOrders}${without}${between}${having}`, 'u'), `$1${both}$2`],
  // how many orders had a code and how many did not, kitne order me coupon laga aur kitne me nahi
  [new RegExp(`${ofOrders}(?:${howMany} )?${order} ${someOrNot}`, 'u'), `$1${both}`],
  // without discount orders last week, bina coupon ke kitne bill bante hai
  [new RegExp(`${ofOrders}(?<!(?:from|of|for|on|in|by|to) (?:the |all |our )*)(?:kitn[aei] |कितन[ाेी] )?${without}`, 'u'), '$1orders and discounted orders'],
]; // prettier-ignore
