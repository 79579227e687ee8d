/** Places by their other names, and places every shop in the country may be asked about. */
const sameCity: string[][] = [
  ['bengaluru', 'bangalore', 'blr', 'bengalore', 'banglore', 'bangaluru'],
  ['gurugram', 'gurgaon', 'ggn', 'gurgao'],
  ['delhi', 'new delhi', 'dilli', 'nayi dilli'],
  ['mumbai', 'bombay', 'bambai'],
  ['chennai', 'madras'],
  ['kolkata', 'calcutta', 'kolkatta', 'kalkatta'],
  ['pune', 'poona'],
  ['kochi', 'cochin'],
  ['hyderabad', 'hyd'],
  ['ahmedabad', 'amdavad', 'ahmadabad'],
  ['varanasi', 'banaras', 'benares', 'kashi'],
  ['thiruvananthapuram', 'trivandrum'],
  ['vadodara', 'baroda'],
  ['mysuru', 'mysore'],
  ['mangaluru', 'mangalore'],
  ['puducherry', 'pondicherry'],
  ['visakhapatnam', 'vizag', 'visakhapatanam'],
  ['prayagraj', 'allahabad'],
  ['shimla', 'simla'],
];

const sameRegion: string[][] = [
  ['tamil nadu', 'tamilnadu'],
  ['andhra pradesh', 'andhra'],
  ['himachal pradesh', 'himachal'],
  ['west bengal', 'bengal'],
  ['odisha', 'orissa'],
  ['uttarakhand', 'uttaranchal'],
  ['jammu and kashmir', 'j k', 'kashmir', 'jammu kashmir'],
  ['united arab emirates', 'uae', 'emirates'],
  ['united kingdom', 'uk', 'britain', 'great britain', 'england'],
  ['united states', 'usa', 'america', 'united states of america', 'the states'],
];

const spellings = new Map([...sameCity, ...sameRegion].flatMap(group => group.map(name => [name, group] as const)));

/** Other names of a place, without itself. */
export const aliasesOf = (name: string): string[] => (spellings.get(name) ?? []).filter(each => each !== name);

const states =
  'Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal, Jammu and Kashmir, Ladakh, Puducherry';
const cities =
  'Mumbai, Delhi, Bengaluru, Hyderabad, Pune, Chennai, Kolkata, Ahmedabad, Jaipur, Lucknow, Gurugram, Noida, Chandigarh, Kochi, Surat, Indore, Nagpur, Bhopal, Patna, Vadodara, Nashik, Kanpur, Ludhiana, Agra, Varanasi, Coimbatore, Thiruvananthapuram, Visakhapatnam, Guwahati, Dehradun, Udaipur, Jodhpur, Amritsar, Ranchi, Raipur, Bhubaneswar, Mysuru, Mangaluru, Goa, Thane, Navi Mumbai, Ghaziabad, Faridabad, Rajkot, Meerut, Jalandhar, Madurai, Vijayawada, Aurangabad, Prayagraj, Gwalior, Jabalpur, Kota, Siliguri, Shimla, Jammu, Srinagar, Puducherry, Thrissur, Kozhikode, Dubai, London, Singapore, Edison, New York, Toronto, Sydney, Melbourne, Abu Dhabi, Sharjah, Doha, Kuwait City, Muscat';
const countries =
  'India, United Arab Emirates, United Kingdom, Singapore, United States, Canada, Australia, Germany, France, Netherlands, Qatar, Kuwait, Oman, Saudi Arabia, Bahrain, Malaysia, Mauritius, New Zealand, South Africa, Ireland, Nepal, Sri Lanka, Bangladesh, Japan, Thailand, Switzerland, Italy, Spain, Sweden, Norway, China, Hong Kong, Indonesia';

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
