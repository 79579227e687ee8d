/** An order without the words that say nothing. */
import { plainOrder } from './words.ts';

/** What people say while they think, and how soon they want it: as soon as it is so in any case. */
const fillers =
  /(?<=^| )(?:u+h+|u+m+|h+m+|er+m?|basically|actually|yaar|yar|bhai|bhaiya|ji|zaroor|jaroor|jarur|turant|turat|fauran|jaldi se|immediately|instantly|right away|straight ?away|asap|at once|please|pls|plz|kindly|just like|just|you know|i mean|hey|(?<!\S )hi|hello|sierra|सिएरा|तुरंत|फ़ौरन|फौरन|ज़रूर|जरूर|कृपया|जी|भाई|यार)(?= |$)/gu;

export function withoutFillers(typed: string): string {
  return plainOrder(typed)
    .replaceAll(/,(?= |$)/g, '')
    .replaceAll(fillers, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
