/** Boards, in Hindi. */
import type { BoardSentences, SaidBoard } from '../board-sentences.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';

const roles: Record<Exclude<SaidBoard, 'own'>, readonly [devanagari: string, latin: string]> = {
  executive: ['एग्ज़ीक्यूटिव', 'executive'],
  finance: ['फ़ाइनेंस', 'finance'],
  sales: ['सेल्स', 'sales'],
  marketing: ['मार्केटिंग', 'marketing'],
  product: ['प्रोडक्ट', 'product'],
  associate: ['एसोसिएट', 'associate'],
};

export function hindiBoards({ write, stop }: Hindi): BoardSentences {
  const of = (board: SaidBoard): string =>
    board === 'own' ? write('आपके', 'aapke') : `${write(...roles[board])} ${write('के', 'ke')}`;
  const on = (board: SaidBoard): string => sentence(`${of(board)} ${write('बोर्ड पर', 'board par')}`);
  const name = (board: SaidBoard): string =>
    sentence(
      board === 'own' ? write('आपका बोर्ड', 'aapka board') : `${write(...roles[board])} ${write('का बोर्ड', 'ka board')}`,
    );
  const example = write(
    'जैसे कहिए: “पिछले हफ़्ते की बिक्री मेरे बोर्ड पर रखो”। कुछ नहीं रखा गया।',
    'Jaise kahiye: “pichle hafte ki sales mere board par rakho”. Kuch nahi rakha gaya.',
  );
  return {
    name,
    kept: ({ title, board }) =>
      `${on(board)} ${write('रख दिया', 'rakh diya')}: *${title}*${stop} ${write(
        'सवाल रखा जाता है, आँकड़े नहीं: वे हर बार नए पूछे जाते हैं। देखने के लिए “मेरा बोर्ड दिखाओ” कहिए।',
        'Sawaal rakha jaata hai, figures nahi: woh har baar naye pooche jaate hain. Dekhne ke liye “mera board dikhao” kahiye.',
      )}`,
    list: (board, titles) =>
      `${on(board)}:\n${titles.map(title => `• ${title}`).join('\n')}\n${write(
        'आँकड़ों के लिए “मेरा बोर्ड दिखाओ” कहिए, हटाने के लिए नाम के साथ “बोर्ड से … हटाओ”।',
        'Figures ke liye “mera board dikhao” kahiye, hatane ke liye naam ke saath “board se … hatao”.',
      )}`,
    shown: (board, tiles) =>
      [`*${name(board)}*`, ...tiles.map(({ title, answer }) => `*${title}*\n${answer}`)].join('\n\n'),
    empty: board =>
      `${on(board)} ${write(
        'अभी कुछ नहीं है। कुछ पूछिए, फिर “इसे बोर्ड पर रखो” कहिए।',
        'abhi kuch nahi hai. Kuch poochiye, phir “ise board par rakho” kahiye.',
      )}`,
    removed: (titles, board) =>
      `${sentence(`${of(board)} ${write('बोर्ड से हटा दिया', 'board se hata diya')}`)}: ${titles.join('; ')}${stop}`,
    moved: (title, to) =>
      `${title} ${
        to === 'first'
          ? write('अब बोर्ड पर सबसे ऊपर है', 'ab board par sabse upar hai')
          : write('अब बोर्ड पर सबसे नीचे है', 'ab board par sabse neeche hai')
      }${stop}`,
    shared: (board, address) =>
      `${sentence(
        write(
          `आपके संगठन में जिसके पास यह लिंक है वह ${of(board)} बोर्ड को देख सकता है, हर कोई अपनी भूमिका के आँकड़ों के साथ`,
          `aapke organization mein jiske paas yeh link hai woh ${of(board)} board ko dekh sakta hai, har koi apne role ke figures ke saath`,
        ),
      )}: ${address} ${write(
        'बंद करने के लिए “मेरा बोर्ड शेयर करना बंद करो” कहिए।',
        'Band karne ke liye “mera board share karna band karo” kahiye.',
      )}`,
    unshared: board =>
      `${sentence(`${of(board)} ${write('बोर्ड का लिंक अब काम नहीं करता', 'board ka link ab kaam nahi karta')}`)}${stop}`,
    whichOf: titles => `${write('कौन सा वाला?', 'Kaun sa wala?')} ${titles.join('; ')}${stop}`,
    noSuch: (titles, board) =>
      `${on(board)} ${write('इस नाम का कुछ नहीं है। वहाँ है', 'is naam ka kuch nahi hai. Wahan hai')}: ${titles.join('; ')}${stop}`,
    already: (title, board) => `${title} ${write('पहले से है', 'pehle se hai')}: ${name(board)}${stop}`,
    tooMany: most =>
      write(
        `एक बोर्ड पर ${most} जवाब रह सकते हैं, और यह भर गया है। पहले कोई एक हटाइए।`,
        `Ek board par ${most} jawab reh sakte hain, aur yeh bhar gaya hai. Pehle koi ek hataiye.`,
      ),
    notYours: write(
      'किसी और भूमिका का बोर्ड उसी भूमिका वाले और मर्चेंट रखते हैं। कुछ नहीं बदला गया।',
      'Kisi aur role ka board usi role wale aur merchant rakhte hain. Kuch nahi badla gaya.',
    ),
    noRole: write('आपकी भूमिका का बोर्ड नहीं हो सकता।', 'Aapke role ka board nahi ho sakta.'),
    cannot: {
      another: write(
        `आपका अपना एक बोर्ड है, और हर रोल का एक; टाइल का नाम वही है जो उसमें पूछा गया है। ${example}`,
        `Aapka apna ek board hai, aur har role ka ek; tile ka naam wahi hai jo usmein poocha gaya hai. ${example}`,
      ),
      nothing: write(
        'कौन सा जवाब रखना है, यह मुझे नहीं पता: पहले उसे पूछिए, फिर “इसे मेरे बोर्ड पर रखो” कहिए। कुछ नहीं रखा गया।',
        'Kaun sa jawab rakhna hai, yeh mujhe nahi pata: pehle use poochiye, phir “ise mere board par rakho” kahiye. Kuch nahi rakha gaya.',
      ),
      unclear: write(
        `मैं आपके बोर्ड पर सवाल रख सकती हूँ, पर कौन सा, यह समझ नहीं आया। ${example}`,
        `Main aapke board par sawaal rakh sakti hoon, par kaun sa, yeh samajh nahi aaya. ${example}`,
      ),
      apart: write(
        'यह जवाब पहले की बात से आगे का है और अकेले फिर नहीं पूछा जा सकता। उसे एक वाक्य में पूछिए, फिर “इसे मेरे बोर्ड पर रखो” कहिए। कुछ नहीं रखा गया।',
        'Yeh jawab pehle ki baat se aage ka hai aur akele phir nahi poocha ja sakta. Use ek vaakya mein poochiye, phir “ise mere board par rakho” kahiye. Kuch nahi rakha gaya.',
      ),
    },
    notHere: write(
      'बोर्ड साइन इन किए हुए लोगों के लिए रखे जाते हैं। कुछ नहीं बदला गया।',
      'Boards sign in kiye hue logon ke liye rakhe jaate hain. Kuch nahi badla gaya.',
    ),
  };
}
