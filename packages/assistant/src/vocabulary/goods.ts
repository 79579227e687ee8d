import { normalise } from '../words/normalise.ts';

/** Goods by their other names and spellings, so that a store's own product types and products are found. */
const sameGoods: string[][] = [
  ['saree', 'sari', 'saari', 'sare', 'saaree', 'साडी', 'सारी', 'साडियां', 'सारियां', 'साडियों', 'सारियों', 'shari', 'sadi', 'saris', 'sareeyan', 'sareeyaan', 'sariyaan'],
  ['kurta', 'kurti', 'kurtaa', 'kurte', 'kurtha', 'curta', 'curti', 'kurtas', 'कुर्ता', 'कुर्ते', 'कुर्ती', 'कुर्तियां', 'कुर्तों'],
  ['lehenga', 'lahenga', 'lehnga', 'lehanga', 'ghagra', 'लहंगा', 'लहंगे', 'लहंगों', 'langa'],
  ['dupatta', 'chunni', 'duppata', 'dupata', 'दुपट्टा', 'दुपट्टे', 'चुन्नी', 'odhni'],
  ['jewellery', 'jewelry', 'jewelery', 'jewellry', 'jewel', 'gehne', 'gahne', 'gahna', 'gehna', 'gahano', 'zevar', 'zewar', 'jevar', 'jewar', 'aabhushan', 'गहना', 'jewelleries', 'ज्वेलरी', 'गहने', 'आभूषण', 'जेवर', 'ज्वैलरी'],
  ['jhumka', 'jhumke', 'jhumki', 'झुमका', 'झुमके'],
  ['diya', 'deepak', 'diye', 'दिया', 'दीया', 'दीये'],
  ['earring', 'bali', 'jhumar'],
  ['bangle', 'chudi', 'choodi', 'chudiyan', 'kangan', 'चूडी', 'चूरी', 'चूडियां', 'कंगन'],
  ['necklace', 'haar', 'हार', 'माला'],
  ['lantern', 'laltain', 'lalten', 'लालटेन'],
  ['brass', 'peetal', 'pital', 'पीतल'],
  ['silver', 'chandi', 'chaandi', 'चांदी'],
  ['pearl', 'moti', 'मोती'],
  ['kid', 'bachcho', 'bachchon', 'बच्चों'],
  ['payal', 'anklet', 'पायल'],
  ['candle', 'mombatti', 'मोमबत्ती'],
  ['decor', 'décor', 'sajawat', 'sajavat', 'सजावट', 'डेकोर'],
  ['men', 'mens'],
  ['women', 'womens'],
  ['shirt', 'shirts', 'शर्ट'],
  ['shoe', 'joota', 'jute', 'जूते'],
  ['potli', 'potali', 'पोटली'],
  ['bindi', 'bindiya', 'बिंदी'],
  ['stole', 'स्टोल'],
  ['salwar', 'shalwar', 'सलवार'],
  ['lungi', 'लुंगी'],
  ['belt', 'बेल्ट'],
  ['lace', 'लेस'],
  ['statue', 'murti', 'moorti', 'मूर्ति'],
]; // prettier-ignore

/** Hindi plurals: "dupatte", "kurtiyan". */
const inflected = (word: string): string[] =>
  /^[a-z]+a$/.test(word)
    ? [`${word.slice(0, -1)}e`, `${word.slice(0, -1)}on`]
    : /^[a-z]+i$/.test(word)
      ? [`${word}yan`, `${word}yaan`, `${word}ya`, `${word}yon`]
      : [];

const names = new Map(
  sameGoods.flatMap(([usual, ...others]) =>
    [...others, ...[usual!, ...others].flatMap(inflected)].map(word => [normalise(word), usual!] as const),
  ),
);

const usual = new Set(sameGoods.map(([first]) => first!));
/** Goods everybody knows, by whatever name. */
export const isGoods = (word: string): boolean =>
  [word, word.replace(/(?<=[a-z]{3})s$/, '')].some(each => usual.has(each) || names.has(each));

/** The usual name of a thing, or the word itself. */
export const usualName = (word: string): string =>
  names.get(word) ??
  singularsOf(word)
    .map(each => names.get(each))
    .find(each => each !== undefined) ??
  word;

/** "कुर्तियों", "साड़ियां", "झुमकों": the word without its Hindi plural. */
const singularsOf = (word: string): string[] => {
  const stem = /^(.{2,}?)(?:ियों|ियां|िया|ों|ें|े)$/u.exec(word)?.[1];
  return stem === undefined ? [] : [`${stem}ी`, `${stem}ा`, stem];
};
