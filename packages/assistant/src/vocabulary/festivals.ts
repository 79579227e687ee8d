/**
 * Days of festivals people shop for, by year. Hindu festivals follow the drik panchang for India, Eid the moon sighted in India,
 * Black Friday the fourth Thursday of November. A festival that is missing a year is not guessed.
 */
export type Festival = {
  key: string;
  name: string;
  forms: string;
  days: Record<number, string>;
  /** How many days the festival itself lasts, the first being the day in the table. */
  lasts?: number;
};

export const festivals: Festival[] = [
  { key: 'sankranti', name: 'Makar Sankranti', forms: 'makar sankranti, sankranti, pongal, uttarayan, मकर संक्रांति, संक्रांति', days: { 2024: '01-15', 2025: '01-14', 2026: '01-14', 2027: '01-15' } },
  { key: 'lohri', name: 'Lohri', forms: 'lohri, lohdi, लोहड़ी', days: { 2024: '01-14', 2025: '01-13', 2026: '01-13', 2027: '01-14' } },
  { key: 'republic_day', name: 'Republic Day', forms: 'republic day, gantantra diwas, 26 january sale, गणतंत्र दिवस', days: { 2024: '01-26', 2025: '01-26', 2026: '01-26', 2027: '01-26' } },
  { key: 'valentine', name: "Valentine's Day", forms: 'valentine, valentines, valentine day, valentines day, वैलेंटाइन', days: { 2024: '02-14', 2025: '02-14', 2026: '02-14', 2027: '02-14' } },
  { key: 'womens_day', name: "Women's Day", forms: 'women day, womens day, mahila diwas', days: { 2024: '03-08', 2025: '03-08', 2026: '03-08', 2027: '03-08' } },
  { key: 'chhoti_holi', name: 'Chhoti Holi', forms: 'chhoti holi, choti holi, holika dahan, छोटी होली, होलिका दहन', days: { 2024: '03-24', 2025: '03-13', 2026: '03-03', 2027: '03-21' } },
  { key: 'holi', name: 'Holi', forms: 'holi, होली', days: { 2024: '03-25', 2025: '03-14', 2026: '03-04', 2027: '03-22' } },
  { key: 'gudi_padwa', name: 'Gudi Padwa', forms: 'gudi padwa, ugadi, गुड़ी पड़वा, उगादि', days: { 2024: '04-09', 2025: '03-30', 2026: '03-19', 2027: '04-07' } },
  { key: 'eid', name: 'Eid al-Fitr', forms: 'eid, eid al fitr, eid ul fitr, ramzan eid, id, ईद, eid-al-fitr', days: { 2024: '04-11', 2025: '03-31', 2026: '03-21', 2027: '03-10' } },
  { key: 'akshaya', name: 'Akshaya Tritiya', forms: 'akshaya tritiya, akshay tritiya, akha teej, अक्षय तृतीया', days: { 2024: '05-10', 2025: '04-30', 2026: '04-19', 2027: '05-09' } },
  { key: 'mothers_day', name: "Mother's Day", forms: 'mother day, mothers day', days: { 2024: '05-12', 2025: '05-11', 2026: '05-10', 2027: '05-09' } },
  { key: 'independence_day', name: 'Independence Day', forms: 'independence day, swatantrata diwas, 15 august, स्वतंत्रता दिवस', days: { 2024: '08-15', 2025: '08-15', 2026: '08-15', 2027: '08-15' } },
  { key: 'rakhi', name: 'Raksha Bandhan', forms: 'raksha bandhan, rakshabandhan, rakhi, raakhi, रक्षाबंधन, रक्षा बंधन, राखी, raksha bandan', days: { 2024: '08-19', 2025: '08-09', 2026: '08-28', 2027: '08-17' } },
  { key: 'onam', name: 'Onam', forms: 'onam, ओणम', days: { 2024: '09-15', 2025: '09-05', 2026: '08-26', 2027: '09-12' } },
  { key: 'ganesh', name: 'Ganesh Chaturthi', forms: 'ganesh chaturthi, ganesh chaturti, ganpati, ganapati, ganesh utsav, ganeshotsav, vinayak chaturthi, गणेश चतुर्थी, गणपति', days: { 2024: '09-07', 2025: '08-27', 2026: '09-14', 2027: '09-04' } },
  { key: 'navratri', name: 'Navratri', forms: 'navratri, navaratri, navratra, sharad navratri, durga puja, नवरात्रि, नवरात्र, navratre', days: { 2024: '10-03', 2025: '09-22', 2026: '10-11', 2027: '09-30' }, lasts: 10 },
  { key: 'dussehra', name: 'Dussehra', forms: 'dussehra, dasara, dashahra, dusshera, vijayadashami, dasera, दशहरा, दशहरे, dussera', days: { 2024: '10-12', 2025: '10-02', 2026: '10-20', 2027: '10-09' } },
  { key: 'karwa_chauth', name: 'Karwa Chauth', forms: 'karwa chauth, karva chauth, karwachauth, karwa choth, karva choth, karvachoth, karwachoth, karvachauth, करवा चौथ, करवाचौथ', days: { 2024: '10-20', 2025: '10-10', 2026: '10-29', 2027: '10-18' } },
  { key: 'dhanteras', name: 'Dhanteras', forms: 'dhanteras, dhan teras, धनतेरस', days: { 2024: '10-29', 2025: '10-18', 2026: '11-06', 2027: '10-27' } },
  { key: 'chhoti_diwali', name: 'Chhoti Diwali', forms: 'chhoti diwali, choti diwali, chhoti deepawali, choti deepawali, naraka chaturdashi, narak chaturdashi, naraka chaturdasi, roop chaudas, kali chaudas, छोटी दिवाली, छोटी दीवाली, नरक चतुर्दशी, रूप चौदस', days: { 2024: '10-30', 2025: '10-19', 2026: '11-07', 2027: '10-28' } },
  { key: 'diwali', name: 'Diwali', forms: 'diwali, diwalis, deepavali, deewali, dipawali, diwalli, dipavali, दिवाली, दीपावली, दीवाली, divali, deepawali', days: { 2024: '10-31', 2025: '10-20', 2026: '11-08', 2027: '10-29' } },
  { key: 'dev_diwali', name: 'Dev Diwali', forms: 'dev diwali, dev deepawali, deva deepavali, देव दिवाली, देव दीपावली', days: { 2024: '11-15', 2025: '11-05', 2026: '11-24', 2027: '11-14' } },
  { key: 'bhai_dooj', name: 'Bhai Dooj', forms: 'bhai dooj, bhai duj, bhaiya dooj, भाई दूज, bhaidooj', days: { 2024: '11-03', 2025: '10-23', 2026: '11-11', 2027: '10-31' } },
  { key: 'black_friday', name: 'Black Friday', forms: 'black friday, blackfriday, blk friday, blk fri, black fri, blkfri', days: { 2024: '11-29', 2025: '11-28', 2026: '11-27', 2027: '11-26' } },
  { key: 'cyber_monday', name: 'Cyber Monday', forms: 'cyber monday, cybermonday', days: { 2024: '12-02', 2025: '12-01', 2026: '11-30', 2027: '11-29' } },
  { key: 'bfcm', name: 'Black Friday to Cyber Monday', forms: 'bfcm, black friday weekend, black friday cyber monday, black friday to cyber monday, cyber weekend, black friday and cyber monday', days: { 2024: '11-29', 2025: '11-28', 2026: '11-27', 2027: '11-26' }, lasts: 4 },
  { key: 'good_friday', name: 'Good Friday', forms: 'good friday', days: { 2024: '03-29', 2025: '04-18', 2026: '04-03', 2027: '03-26' } },
  { key: 'easter', name: 'Easter', forms: 'easter, easter sunday', days: { 2024: '03-31', 2025: '04-20', 2026: '04-05', 2027: '03-28' } },
  { key: 'janmashtami', name: 'Janmashtami', forms: 'janmashtami, krishna janmashtami, janmashtmi, gokulashtami, जन्माष्टमी', days: { 2024: '08-26', 2025: '08-16', 2026: '09-04', 2027: '08-25' } },
  { key: 'halloween', name: 'Halloween', forms: 'halloween', days: { 2024: '10-31', 2025: '10-31', 2026: '10-31', 2027: '10-31' } },
  { key: 'boxing_day', name: 'Boxing Day', forms: 'boxing day', days: { 2024: '12-26', 2025: '12-26', 2026: '12-26', 2027: '12-26' } },
  { key: 'festive_season', name: 'the festive season', forms: 'festive season, festival season, festive period, tyohar ka season, tyohaar ka season, tyohaaron ka season, त्योहारों का मौसम, त्योहार का सीजन', days: { 2024: '10-03', 2025: '09-22', 2026: '10-11', 2027: '09-30' }, lasts: 29 },
  { key: 'wedding_season', name: 'the wedding season', forms: 'wedding season, marriage season, shaadi season, shaadi ka season, shadi ka season, शादी का सीजन, wedding months', days: { 2024: '11-15', 2025: '11-15', 2026: '11-15', 2027: '11-15' }, lasts: 30 },
  { key: 'christmas', name: 'Christmas', forms: 'christmas, xmas, क्रिसमस', days: { 2024: '12-25', 2025: '12-25', 2026: '12-25', 2027: '12-25' } },
  { key: 'new_year', name: "New Year's Day", forms: 'new year day, new years day, new year, new years, naya saal, naye saal, naye saal ke din, naye saal ka din, नया साल, नए साल, नये साल', days: { 2024: '01-01', 2025: '01-01', 2026: '01-01', 2027: '01-01' } },
  { key: 'new_years_eve', name: "New Year's Eve", forms: 'new year eve, new years eve, 31st december night', days: { 2024: '12-31', 2025: '12-31', 2026: '12-31', 2027: '12-31' } },
  { key: 'gandhi_jayanti', name: "Gandhi Jayanti", forms: 'gandhi jayanti, gandhi jayanthi, गांधी जयंती', days: { 2024: '10-02', 2025: '10-02', 2026: '10-02', 2027: '10-02' } },
  { key: 'teachers_day', name: "Teachers' Day", forms: 'teachers day, teacher day, शिक्षक दिवस', days: { 2024: '09-05', 2025: '09-05', 2026: '09-05', 2027: '09-05' } },
  { key: 'childrens_day', name: "Children's Day", forms: 'childrens day, children day, bal diwas, बाल दिवस', days: { 2024: '11-14', 2025: '11-14', 2026: '11-14', 2027: '11-14' } },
  { key: 'labour_day', name: "Labour Day", forms: 'labour day, labor day, may day', days: { 2024: '05-01', 2025: '05-01', 2026: '05-01', 2027: '05-01' } },
  { key: 'fathers_day', name: "Father's Day", forms: 'father day, fathers day', days: { 2024: '06-16', 2025: '06-15', 2026: '06-21', 2027: '06-20' } },
  { key: 'friendship_day', name: "Friendship Day", forms: 'friendship day', days: { 2024: '08-04', 2025: '08-03', 2026: '08-02', 2027: '08-01' } },
  { key: 'shivratri', name: "Maha Shivratri", forms: 'shivratri, maha shivratri, mahashivratri, महाशिवरात्रि, शिवरात्रि', days: { 2024: '03-08', 2025: '02-26', 2026: '02-15', 2027: '03-06' } },
  { key: 'ram_navami', name: "Ram Navami", forms: 'ram navami, ramnavami, राम नवमी', days: { 2024: '04-17', 2025: '04-06', 2026: '03-26' } },
  { key: 'bakrid', name: "Eid al-Adha", forms: 'bakrid, bakra eid, eid al adha, eid ul adha, बकरीद', days: { 2024: '06-17', 2025: '06-07', 2026: '05-27' } },
  { key: 'guru_nanak', name: "Guru Nanak Jayanti", forms: 'guru nanak jayanti, gurpurab, guru purab, गुरु नानक जयंती', days: { 2024: '11-15', 2025: '11-05', 2026: '11-24' } },
  { key: 'chhath', name: "Chhath Puja", forms: 'chhath, chhath puja, chhat puja, छठ, छठ पूजा', days: { 2024: '11-07', 2025: '10-27', 2026: '11-15' } },
  { key: 'baisakhi', name: 'Baisakhi', forms: 'baisakhi, vaisakhi, baishakhi, बैसाखी', days: { 2024: '04-13', 2025: '04-13', 2026: '04-14', 2027: '04-14' } },
  { key: 'govardhan', name: "Govardhan Puja", forms: 'govardhan puja, govardhan pooja, annakut, गोवर्धन पूजा', days: { 2024: '11-02', 2025: '10-22', 2026: '11-09' } },
]; // prettier-ignore

export const festivalWords: Record<string, string> = Object.fromEntries(festivals.map(each => [each.key, each.forms]));
