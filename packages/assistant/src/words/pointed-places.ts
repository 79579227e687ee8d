/** "I am doing up the window at Bandra. Which jewellery sold most at that counter?": a place that was named before, in the same message. */
import type { NameIndex } from './names.ts';
import { normalise } from './normalise.ts';

/** The message with the name of the place where it only points; as it is where none or several were named. */
export function withPlacesNamed(text: string, index: NameIndex): string {
  const [said = '', , kind = ''] = pointing.exec(text) ?? [];
  if (said === '') return text;
  const at = text.indexOf(said);
  const before = ` ${normalise(text.slice(0, at)).replace(betweenWords, ' ')} `;
  const places = index.byDimension.get(/^(?:city|town)$/i.test(kind) ? 'city' : 'pos_location') ?? [];
  const [place, ...others] = places.filter(each => before.includes(` ${normalise(each).replace(ofShops, '')} `));
  if (place === undefined || others.length > 0) return text;
  return `${text.slice(0, at)}${said.replace(pointing, `$1 ${place}`)}${text.slice(at + said.length)}`;
}

const pointing = /\b(at|in|from|of|for) (?:that|this|the same) (counter|till|shop|store|outlet|branch|city|town)\b/i;
const ofShops = / (?:store|shop|outlet|showroom|boutique|counter)$/;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;
