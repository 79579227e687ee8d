/** Words that questions are made of, as data: a house word that is nothing but these would change what other questions ask. */
const said = `a an the and or not no yes ok all any each every some none total by per of in on at to from for with without than vs versus
  what which who when where why how much many is are was were do does did it this that these those we our us you your i me my
  show tell give list compare top best worst most least more less high low first last next new old today yesterday tomorrow now day days
  week weeks month months year years quarter hour hours date sierra stop start help thanks please
  aur ya nahi haan ji na ka ki ke ko se mein me par hai hain kya kaun kab kyun kaise kahan kitna kitne kitni sab sabse aaj kal abhi
  din hafta hafte mahina mahine saal dikhao batao
  और या नहीं हाँ हां जी का की के को से में पर है हैं क्या कौन कब क्यों कैसे कहाँ कितना कितने कितनी सब सबसे आज कल अभी दिन हफ़्ता हफ़्ते महीना महीने साल दिखाओ बताओ`;

/** No word begins or ends with these. */
const joining = `of at in on to for from with by and or than se ko ka ki ke mein me par aur ya को का की के से में पर और या`;

export const joints: ReadonlySet<string> = new Set(joining.split(/\s+/u));

/** What ranks: "our best kurta is the Neel Ajrakh Kurta" tells something of it. */
const ranking = 'top best worst highest lowest biggest smallest main favourite favorite sabse सबसे';

export const ranks: ReadonlySet<string> = new Set(ranking.split(' '));

export const neverKept: ReadonlySet<string> = new Set(said.split(/\s+/u));
