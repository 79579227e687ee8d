/** Places by their other names, and places every shop in the country may be asked about. */
import { placeNames } from '@tillsight/metrics/place-names';
import { normalise } from '../words/normalise.ts';

/** How else places are said and typed; their former and short names are `placeNames`. */
const saidOfCity: string[][] = [
  ['bengaluru', 'बेंगलुरु', 'बैंगलोर', 'बंगलौर', 'बंगलुरु', 'blr', 'bengalore', 'banglore', 'bangaluru'],
  ['gurugram', 'गुरुग्राम', 'गुड़गांव', 'ggn', 'gurgao'],
  ['delhi', 'del', 'दिल्ली', 'नई दिल्ली', 'dehli', 'dilhi', 'delli', 'dilli', 'nayi dilli'],
  ['mumbai', 'मुंबई', 'बंबई', 'mumbay', 'bambai'],
  ['chennai', 'चेन्नई', 'chenai'],
  ['kolkata', 'कोलकाता', 'kolkatta', 'kalkatta'],
  ['pune', 'पुणे', 'puna'],
  ['kochi', 'कोच्चि'],
  ['hyderabad', 'hyd', 'हैदराबाद', 'hydrabad', 'haidarabad'],
  ['ahmedabad', 'amdavad', 'अहमदाबाद', 'ahmadabad'],
  ['jaipur', 'जयपुर', 'jaypur'],
  ['lucknow', 'लखनऊ', 'lakhnau'],
  ['noida', 'नोएडा'],
  ['chandigarh', 'चंडीगढ़'],
  ['surat', 'सूरत'],
  ['indore', 'इंदौर'],
  ['nagpur', 'नागपुर'],
  ['varanasi', 'kashi'],
  ['visakhapatnam', 'visakhapatanam'],
  ['gaya', 'gaya city', 'gayaa', 'bodh gaya'],
];

const saidOfRegion: string[][] = [
  ['maharashtra', 'महाराष्ट्र', 'maharastra'],
  ['gujarat', 'गुजरात', 'gujrat'],
  ['karnataka', 'कर्नाटक'],
  ['rajasthan', 'राजस्थान', 'rajsthan'],
  ['uttar pradesh', 'उत्तर प्रदेश'],
  ['madhya pradesh', 'मध्य प्रदेश'],
  ['kerala', 'केरल'],
  ['punjab', 'पंजाब'],
  ['bihar', 'बिहार'],
  ['telangana', 'तेलंगाना'],
  ['haryana', 'हरियाणा'],
  ['india', 'भारत', 'bharat'],
  ['tamil nadu', 'tamilnadu', 'तमिलनाडु', 'तमिल नाडु'],
  ['andhra pradesh', 'andhra'],
  ['himachal pradesh', 'himachal'],
  ['west bengal', 'bengal', 'पश्चिम बंगाल'],
  ['jammu and kashmir', 'j k', 'kashmir', 'jammu kashmir'],
  ['united arab emirates', 'emirates'],
  ['united kingdom', 'britain'],
  ['united states', 'america', 'the states'],
];

const spellings = new Map<string, string[]>();
for (const group of [...Object.values(placeNames).flat(), ...saidOfCity, ...saidOfRegion]) {
  const names = group.map(normalise);
  const known = spellings.get(names[0]!) ?? [];
  const all = [...new Set([...known, ...names])];
  for (const name of all) spellings.set(name, all);
}

const aliases = new Map([...spellings].map(([name, all]) => [name, all.filter(each => each !== name)]));
const none: readonly string[] = [];

/** Other names of a place, without itself. */
export const aliasesOf = (name: string): readonly string[] => aliases.get(name) ?? none;

const states =
  'Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal, Jammu and Kashmir, Ladakh, Puducherry';
const cities =
  'Mumbai, Delhi, Bengaluru, Hyderabad, Pune, Chennai, Kolkata, Ahmedabad, Jaipur, Lucknow, Gurugram, Noida, Chandigarh, Kochi, Surat, Indore, Nagpur, Bhopal, Patna, Vadodara, Nashik, Kanpur, Ludhiana, Agra, Varanasi, Coimbatore, Thiruvananthapuram, Visakhapatnam, Guwahati, Dehradun, Udaipur, Jodhpur, Amritsar, Ranchi, Raipur, Bhubaneswar, Mysuru, Mangaluru, Goa, Thane, Navi Mumbai, Ghaziabad, Faridabad, Rajkot, Meerut, Jalandhar, Madurai, Vijayawada, Aurangabad, Prayagraj, Gwalior, Jabalpur, Kota, Siliguri, Shimla, Jammu, Srinagar, Puducherry, Thrissur, Kozhikode, Dubai, London, Singapore, Edison, New York, Toronto, Sydney, Melbourne, Abu Dhabi, Sharjah, Doha, Kuwait City, Muscat, Karnal, Manali, Salem, Satara, Nanded, Kolhapur, Solapur, Sangli, Jamnagar, Bhavnagar, Gandhinagar, Bikaner, Ajmer, Alwar, Ujjain, Bilaspur, Cuttack, Howrah, Asansol, Durgapur, Ambala, Panipat, Patiala, Bathinda, Haridwar, Rishikesh, Mathura, Aligarh, Bareilly, Moradabad, Gorakhpur, Jhansi, Jamshedpur, Dhanbad, Shillong, Imphal, Gangtok, Hubballi, Belagavi, Tirupati, Guntur, Nellore, Warangal, Tiruchirappalli, Vellore, Kannur, Kollam, Panaji, Jaisalmer, Anand, Vapi, Mohali, Panchkula';
const countries =
  'India, United Arab Emirates, United Kingdom, Singapore, United States, Canada, Australia, Germany, France, Netherlands, Qatar, Kuwait, Oman, Saudi Arabia, Bahrain, Malaysia, Mauritius, New Zealand, South Africa, Ireland, Nepal, Sri Lanka, Bangladesh, Japan, Thailand, Switzerland, Italy, Spain, Sweden, Norway, China, Hong Kong, Indonesia, Bhutan, Maldives, Belgium, Austria, Denmark, Finland, Poland, Portugal, Greece, Turkey, Israel, Egypt, Kenya, Nigeria, Vietnam, Philippines, South Korea, Taiwan, Russia, Brazil, Mexico';

export const wellKnownPlaces: Record<'city' | 'region' | 'country', string[]> = {
  city: cities.split(', '),
  region: states.split(', '),
  country: countries.split(', '),
};

const initials: Record<string, string> = {
  UP: 'Uttar Pradesh',
  MP: 'Madhya Pradesh',
  TN: 'Tamil Nadu',
  AP: 'Andhra Pradesh',
  HP: 'Himachal Pradesh',
  WB: 'West Bengal',
  US: 'United States',
};

/** "UP" is a state only in capitals, and only where not everything is in capitals. */
export function spelledOutPlaces(text: string): string {
  if (text === text.toUpperCase()) return text;
  return text.replace(/\b(UP|MP|TN|AP|HP|WB|US)\b/g, found => initials[found] ?? found);
}
