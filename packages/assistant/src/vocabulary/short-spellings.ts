/** Words as they are typed on a phone in a hurry, where leaving out vowels does not explain them; those that may mean something else are not among them. */
const rows = `
sales=sls  stock=stk,stok  will=wil  tell=tel  still=stil  meant=ment  sell=sel  full=ful  less=les  give=giv  show=shw,sho  hours=hrs  hour=hr  check=chk  where=whr,wher  and=nd  what=wat,wht,wt,wot  which=wich,wch  when=wen,whn  was=ws,wz  how=hw  not=nott  of=ov,uf  for=fr,4r  you=u  your=ur  are=r  the=da,teh
customers=cx,cust,custs  customer=cstmr  return=rtn,rtrn  returns=rtns,rtrns,ret  delivery=dlvry,delvry,delivry  delivered=dlvrd,delvrd  above=abv  below=blw  between=btwn,btw_,betwn
average=avg_  quantity=qty_  count=cnt  number=nmbr  amount=amt_  percent=pct_  pieces=pcs_
yesterday=ystd,yest,yday,ystdy,yesterdy  today=tdy,2day,tody  tomorrow=tommorow,tommorrow,tomorow,tmrw,tmrow,2moro,tmr  morning=mrng,mrning,mng  evening=evng,evning,eve_  night=nite  tonight=tonite
before=bfr,b4,bfore  after=aftr,aftrr  again=agn  back=bck,bak  because=becuase,becasue,beacuse,bcoz,bcz,becoz,cuz,coz  through=thru_  though=tho  enough=enuf  something=smthng,somthing,sumthing
nothing=nothin,nthng  anything=nething,anythin,anythng  everything=evrything,evrythng  every=evry,evri,evy  some=sm,sum_  please=plz_  thanks=thx,thnx,tnx  message=msg_
have=hv,hav  has=hs  had=hd  going=goin  doing=doin  coming=comin,comming  buying=buyin,byuing  size=sz  meaning=mening,meanin,meening  even=evn  tills=tils  better=beter,bettr,betr  shopping=shoping,shoppin,shopin  first=frist,fisrt,frst  until=untill,untl  received=recieved,recived  receive=recieve  separate=seperate  highest=higest,heighest  spend=spnd,spned  spent=spnt  search=serch,seach  finish=finsh,finsih  iphone=ipohne,iphon,ihpone  android=andriod,androd,andoid  selling=sellin  running=runnin  having=havin
different=diff_  difference=diffrnc  information=info_  regarding=reg_  extra=xtra  except=xcept  exact=xact  exactly=xactly  like=lyk,lik  give=gimme_  know=kno  should=shud,shld  would=wud,wld
could=cud,cld  people=ppl_  right=rite  hafte=hfte,hfta  wapas=wapis,vapis,vaapis,waapis  aaye=aye  aayi=ayi  kam=km  kitne=ktne  kitna=ktna  kitni=ktni  jagah=jgh  raha=rha  rahi=rhi  rahe=rhe  gaya=gya  gaye=gye  bhi=bh_  black=blk  green=grn  yellow=ylw,yelo  left=lft  out of stock=oos_  whatsapp=wapp,watsapp,whtsapp,wa_`;

/** From what is typed to the word; a trailing underscore keeps a row out that another table reads. */
export const shortSpellings: ReadonlyMap<string, string> = new Map(
  rows
    .split(/\s{2,}|\n/)
    .filter(row => row.includes('='))
    .flatMap(row => {
      const [word = '', forms = ''] = row.trim().split('=');
      return forms
        .split(',')
        .filter(form => !form.endsWith('_'))
        .map(form => [form, word] as const);
    }),
);

/** What depends on the words beside it: "not shipped" but "net sales", "what do we owe" but "10 days v 10 days". */
export const shortBeside: readonly (readonly [RegExp, string])[] = [
  // "org + direct", "NB Kurtas", "prev 7 - cost", "diwali wk this yr v LY"
  [/\borg\b(?= (?:[+&]|(?:and|n|plus|traffic|search|sessions?|visits?|direct|rev|sales)\b)|$)/giu, 'organic'],
  [
    /\bnb\b(?= (?:(?!please|kindly|this|that|only|also|check|need|tell|show|send|dont|what|which|when)[a-z]{4,}|\+))/giu,
    'nonbrand',
  ],
  [
    /(?<=\b(?:l|last )(\d{1,3}) ?d(?:ays)? (?:vs|v|versus|against|over) )(?:prev|previous|prior)(?: \1)?\b(?! ?(?:\d|days?|weeks?|months?|d\b))/giu,
    'previous $1 days',
  ],
  [/\bprods\b/giu, 'products'],
  [/\bcamps\b/giu, 'campaigns'],
  // "days left 4 each saree"; "top 4 each"
  [
    /(?<!\b(?:top|best|worst|bottom|first|last|next|these|those|all|the|of|or|and|to|vs|than|in) |\d )\b4(?= (?:each|every|all|any|this|last|my|our|the (?!most|best|worst|top))\b)/giu,
    'for',
  ],
  [/\bv(?= ly\b)/giu, 'vs'],
  [/\bly\b/giu, 'last year'],
  [/\bnt\b(?! sa?le?s\b)/gu, 'not'],
  [/(?<=\b(?:should|shud|shld|shall|do|did|can|will|much|mch|many|why|if|when|what|wat|are|r|have) )v\b/gu, 'we'],
  [/^y(?= (?!-)[a-z]{2})/u, 'why'],
  // "new v old customers", "pune v mumbai": between two of a kind, and no neckline
  [/(?<=\b[a-z]{3,} )v(?= (?!necks?\b|good\b|bad\b|low\b|high\b|slow\b|imp\b|few\b|less\b)[a-z]{3,})/gu, 'vs'],
  // "clicks vs conv"; "conv." and "zero conv" are read as they stand
  [
    /(?<=\b(?:clicks|cost|spend|impressions),? (?:(?:vs|v|and|n|&) )?)conv\b(?![.]| ?(?:rate|%|percent|pct|val|value|lag))/gu,
    'conversions',
  ],
  // "orders higher then last month"
  [
    /(?<=\b(?:better|beter|bettr|higher|lower|more|less|fewer|worse|bigger|smaller|greater|slower|faster|busier|cheaper|costlier) )then(?= )/giu,
    'than',
  ],
  // "diwali ke bad se"
  [/\bke bad(?= |$|[?.!,])/gu, 'ke baad'],
  // "skus w <5d cover", "products w no sales", "orders w coupon"
  [
    /(?<=[a-z] )w(?= (?:[<>]|\d|no |low |high |the |an? |cod\b|code|coupon|discount|less |more |spend|sales|stock))/gu,
    'with',
  ],
  // "last week ex 14 nov"; "ex GST" is a price without it
  [/(?<= )ex(?= (?:\d|[a-z]+days?\b|wholesale|draft|cod\b|brand))/gu, 'excluding'],
  // "ek b nahi bika", "pichle saal b", "bandra ka b"
  [
    /(?<=\b(?:ek|kuch|koi|saal|ka|ki|ke|waise|bikta|bikti|ab|abhi|wale|wali|se|ko|me|pe|hum|ye|wo|kal|aaj|unka|uska|iska|unme|usme) )b(?= |$|[?.!,])/gu,
    'bhi',
  ],
];
