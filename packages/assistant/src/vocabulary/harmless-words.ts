/** Real words that may stay unread: they colour a question and do not change what it asks. */
import { normalise } from '../words/normalise.ts';

export const harmlessWords = new Set(
  normalise(`
discontinue discontinued discontinuing delist delisted
पड़ा पड़े पड़ी पड लगा लगे लगी लग चला चले चली चुके चुका चुकी रही डाला दिखे निकला निकले
bhar lga lge andar अंदर bheetar भीतर khaas khas खास काफी taaza taza ताजा asal असल
kate kaate kata kaata chuke chuka chuki nikalta nikalte nikalti nikla lagta lagte lagti padta padte padti banta bante banti bati bana bane bani rehta rehte rehti rahta pahuncha chalta dekhna dekho dekhe samjho samajh maango kaafi kafi zyada_ bilkul
chhoti chhota choti chota si gave gives pick picks picked choose chose chosen prefer preferred
ruke ruki rukte rukti tike tikte thehre thehrte deta deti dete देता देती देते रुके रुकते रुकती ठहरते
aisa aise aisi ऐसा ऐसे ऐसी
sorry oops calendar sitting lying stuck waiting move moves moving moved kept keep
break broken executive management board down
cut cuts raised issued issue placed catch caught catches
carried carry featured feature held hold holds sent sends
bhar lga lge
period according often frequently per_ itself themselves ourselves anyhow roughly apparently supposedly respectively briefly daily_ टैग tagged tag labelled label marked ops operations separate apart_ bringing land landed rich pad daal daale daala बने बना बनी बन apart busy common commonest closing wrap wrapup typing frequent form slow
own rung aged together completely inside brought single recover recovered recovering typed soon shortly overall name named entered merely purely strictly plainly basically mention
provide eventually finally initially nearly almost totally fully broadly rough ballpark valuable everywhere everyone meant update instead add book booked d nos please managed
manage achieved generate generated generating produce produced register registered post posted deliver_ altogether presently apiece team sum tally clocked clock managed
contain contains valued shop's hone chhod kindest sits sit phasa phase phasi serve served serving quickly swiftly altogether deep big huge massive small tiny decent healthy solid nice strong bad final actual real true
suddenly sharply badly drastically achanak few quiet अचानक
correct latest updated fresh accurate official approximate remind_ report display print_ pull fetch compile share_ mostly mainly chiefly generally typically usually normal
obtain obtains obtained obtaining attract attracts attracted attracting draw draws drew drawn drawing arrive arrives arrived arriving trickle trickled trickling handed mint minted raking bag bagged bagging
happened inform intimate furnish furnished revert confirm confirming verify verifying updation needful require requirement recall recalling recollect remember remembering forgot forgotten forget trying try tried hoping hope wish believe
appreciate appreciated grateful buddy mate respected moreover meanwhile therefore hence fyi tbh imo btw urgent slightly significantly substantially marginally considerably noticeably dramatically gradually strongly massively hugely steeply nicely truly
essentially surely partly_ numerous rather fairly somewhat sizable considerable large simple basic general plain answer answers clarify outcome outcomes stretch span timeframe moment relevant grab grabs speaking told
batate batati batata likhte likhti pdega pdegi padega padegi padenge thereof reconcile reconciled shown showing allowed always hereby aforesaid esp especially
usual regular ordinary certain several various multiple different other others another next_ far long wide high full complete whole entire
`)
    .split(/\s+/)
    .filter(Boolean),
);
