import { normalise } from '../words/normalise.ts';

/** Goods by their other names and spellings, so that a store's own product types and products are found. */
const sameGoods: string[][] = [
  ['saree', 'sari', 'saari', 'sare', 'saaree', 'साडी', 'सारी', 'साडियां', 'सारियां', 'साडियों', 'सारियों', 'shari', 'sadi', 'saris'],
  ['kurta', 'kurti', 'kurtaa', 'kurte', 'kurtha', 'कुर्ता', 'कुर्ते', 'कुर्ती', 'कुर्तियां', 'कुर्तों'],
  ['lehenga', 'lahenga', 'lehnga', 'lehanga', 'ghagra', 'लहंगा', 'लहंगे', 'लहंगों', 'langa'],
  ['dupatta', 'chunni', 'duppata', 'dupata', 'दुपट्टा', 'दुपट्टे', 'चुन्नी', 'odhni'],
  ['jewellery', 'jewelry', 'jewelery', 'jewellry', 'jewel', 'gehne', 'gahne', 'zevar', 'jewelleries', 'ज्वेलरी', 'गहने', 'आभूषण', 'जेवर', 'ज्वैलरी'],
  ['jhumka', 'jhumke', 'jhumki', 'झुमका', 'झुमके'],
  ['diya', 'deepak', 'diye', 'दिया', 'दीया', 'दीये'],
  ['earring', 'bali', 'jhumar'],
  ['bangle', 'chudi', 'choodi', 'chudiyan', 'चूडी', 'चूरी', 'चूडियां'],
  ['payal', 'anklet', 'पायल'],
  ['candle', 'mombatti', 'मोमबत्ती'],
  ['decor', 'décor', 'sajawat', 'डेकोर'],
  ['shirt', 'shirts', 'शर्ट'],
  ['shoe', 'joota', 'jute', 'जूते'],
]; // prettier-ignore

const names = new Map(sameGoods.flatMap(group => group.slice(1).map(word => [normalise(word), group[0]!] as const)));

/** The usual name of a thing, or the word itself. */
export const usualName = (word: string): string => names.get(word) ?? word;
