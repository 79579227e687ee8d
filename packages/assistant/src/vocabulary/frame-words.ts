/** What people say around a question, as single words. */

/** A frame has at least one of these. */
export const talkWords = `
apologies apologise apologize pardon bother bothering bothered disturb disturbing trouble pester pestering nag nagging interrupt interrupting annoy annoying
rush urgent urgently hurry hurrying asap quickly pronto jaldi jldi fatafat turant
thank thanks thankyou thx tysm cheers grateful appreciate appreciated shukriya dhanyavad dhanyawad meherbani favour favor kindly
discussed mentioned spoke talked chatted promised
meeting meetings huddle standup presentation presenting deck slide slides pitch zoom
boss manager seth accountant auditor auditors investor investors cofounder bosses
silly dumb stupid newbie clueless confused confusing muddled puzzled wondering wondered curious checking
rough roughly ballpark approximate approx exact precise precisely
forgot forgetting forgotten remember remembering
stressed tired swamped hopefully hoping hope hey hello namaste dear bhaiya yaar
जल्दी शुक्रिया धन्यवाद परेशान मीटिंग बॉस
`;

/** Talk that a clause may begin or end with, with no mark between: "asap pls boss is waiting …", "… thanks a ton". */
export const trimmedWords = `
asap urgent urgently pronto jaldi jldi fatafat turant thank thanks thankyou thx tysm cheers appreciate appreciated shukriya dhanyavad dhanyawad yaar bhaiya bother bothering trouble favour favor जल्दी शुक्रिया धन्यवाद
`;

/** May be taken along where a frame begins or ends a clause. */
export const wordsBeside = `
again is are was were am be been waiting wait waits wants want asks ask asking needs need needed pls plz please you your me my our the a an to for it this that in on advance so much lot lots ton tons
but and bit little too just really very sir ji sorry if not no i we he she they have has had do does did would could can will all
ko ke liye ka se hai hain h raha rahi rahe baat ek batao bata do dena abhi chahiye puch
`;

/** Only where the whole clause is a frame. */
export const wordsWithin = `
earlier late something idea question questions query call calls phone line office client clients tell telling know knows knew keep keeps keeping kept figure figures number numbers nos lately fine ok okay enough good
works work possible chance free time whenever help helps helping handy spare hand quick short brief thing things once more feel feeling seem seems look looking looks put goes going go come coming well doing great
million also yet still right here there now soon us him them her his out up with about of as at by when while from or any some get got give back
dijiye dedo karna karo hoon hu tha mujhe mera meri mere humko aap aapko kar kaam zara zaroori thoda bahut ki me mein pe par wahi
`;
