/** English words that are none of ours, so that they are not taken for typing errors of ours. */
export const ordinaryWords = `
ability able absence accelerate accept access accident account accurate achieve achievement acknowledge acquaint across act action active activity actor actual adapt
add addition additional address adequate adjust adjustment admire admit adopt adult advance advantage advertise affair affect afford afraid agency aggressive agree
agreement aid aim air airport alarm album alive allocate allow allowance almost alone aloud alphabet already alternative although always ambitious amount amusing
analysis ancient angle angry animal anniversary announce announcement answer anticipate anxiety anxious anybody anyone anyplace anywhere apart apartment apologise
app apparent appeal appear apple application appoint appointment appreciate approach appropriate approval approximately arbitrary archive area argue arise arm army
arrange arrest arrow art article artist aside asleep aspect assess assessment assign assignment assist assistant associate assume assumption assure ate atmosphere
attach attack attain attempt attend attention attitude attract attraction audience aunt author authority auto automatic autumn available avenue avoid await aware away awful
awkward baby bachelor background backpack backup bad badge bag bakery balance balcony ball balloon banana band bank bar barber barely bark barrier base basement
basic basically basis basketball bath bathroom battery battle beach bean bear beast beautiful beauty become bed bedroom bee beef beer beetle beforehand beg began
begin begun behave behaviour behind belief believe bell belong belt bench bend beneath benefit beside besides bet beta better beyond bicycle big bike bill bird birth
birthday biscuit bit bite bitter black blade blame blank blanket blend bless blew blind blood blouse blow blue blush board boat body boil bold bomb bone bonus book
boots border born borrow boss bot bother bottle bought bounce bound boundary bowl box boy bracelet brain branch brave bread breath breathe breed brick bridal bridge
brief bright broad broke broom brother brought brown browser brush bubble bucket buddy budget buffalo bug build built bulb bullet bunch burden burger bus bush busy
butcher butter butterfly button cabbage cabin cable cactus cake calculation calculator calendar calm came camera camp campus canal candidate candle candy cannot
canoe canteen cap capable capacity capital captain car carbon care career careful careless carpenter carpet carrot carry cartoon castle casual catch category
caterpillar cathedral cattle caught cauliflower cautious cave cease ceiling celebrate cell cement centre century ceo cereal ceremony certain certificate cfo chain
chair chalk challenge chance chapter character characterise charcoal charity charm chase chat cheap cheat cheek cheer cheerful cheese chemical cherry chess chest
chicken chief child children chimney chin chip chocolate choice choose chose church cigar cigarette cinema circle circulate circumstance circus citizen civil claim
clap clarify class classic clay clean clear clerk clever climate clinic clock close closet cloth cloud clown club clue clumsy coach coal coast coat cockroach coconut
coin cold collapse collar colleague colony colourful column comb combination combine comedy comet comfort comfortable comic comma command commence comment committee
common communicate community comparison compass compete competent competition compile complain complaint completely complex complicate component comprise compromise
conceal concentrate concept concern concert conclusion condition conduct conference confess confidence confident configuration confirm conflict confront confuse
congress connect connection conscious consent consequence consider consideration consist consistent constant construct consult consume contact content contest
context continue contract contrast contribution control convenience convenient conversation convey convince cook cookie cooperate cope copper copy coral corn corner
correct correction correspond cost costume cottage cotton couch cough council couple courage course court cousin cow crab crack cradle craft crayon crazy cream
create creature credit crept crew cricket crime criminal crisp critic criticise crocodile crop crossing crowd crown crucial cruel crumble cry cucumber cultivate
culture cup cupboard cure curiosity curious currency current curry curtain curve cushion custom cycle dad daily dairy daisy damage dance danger dare dark darling
dash dashboard daughter dead deadline deaf deal dealt dear death debate debt decade deceive december decent decide decision declare decline decorate dedicated deep
deer defeat defend definition degree delay delicate delicious delight deliver demand dense dentist deny department depend dependent depth derive describe description
desert deserve designate desire desk despite dessert destroy detail detect detective detergent determine develop development devil devote dial diamond diaper diary
die differ different difficult difficulty digit digital diminish dinner dinosaur direct direction director dirt dirty disagree disappear disappoint disappointment
disaster discipline discourage discover discovery discuss discussion dish disk dislike dismiss display dispose distance distinct distinction distinguish distribute
district disturb diversify divide divorce dizzy document dog doll dollar dolphin dominate donate donkey door doorbell doubt dough dove downward dragon drain drama
dramatic drank draw drawer dress drew drink drive driven driver drought drove drum drunk dry duck dug dumb dummy duplicate duration dust dwarf dwell eager eagle ear
earn earth earthquake ease easier easily east easy eat eaten echo eclipse economy edge edit educate education effect effective efficient effort egg eight elaborate
elbow elder elect electric electrician electricity electron elegant element elephant elevator eliminate elite else elsewhere embarrass embassy embrace emerald emerge
emotion emotional emphasis emphasise empire employ employer empty enable enclose encounter encourage endure enemy energy enforce engage engine engineer enhance enjoy
enormous enough ensure enter entertain enthusiasm entire entrance entry environment envy equal error escape especially essential establish estate estimate eternal
evaluate evaluation evenly event eventually everest everybody everything evidence evil evolve exact exaggerate examine example exceed excellent exception exchange
excite exclude excuse execute exhibit exist exit expand expect expectation expensive experience experiment expert explanation explode exploit explore expose exposure
express extend extension extent external extreme eye eyebrow eyelash fabric face facilitate factor factory fail failure fair fairy faith false fame familiar family
famous fan fancy fantastic far farm fashion fast fasten faster fat fate father faucet fault favour favourable favourite fear feast feather feature fed federal feed
feel fellow felt female fence ferry festival festive few fiction field fight fill film final finance finding fine finger fire fish fit fix fixture fjord flag flame
flask flatten flavour flesh flew flexible flight float flood floor flour flourish flow flower fluid flung flute fly focus fog fold folder folk font food fool foot
forbid force forecast foreign forest forever forget forgive forgiven forgot fork formal former formula formulate fortunately fortune forum forward foster fought
found foundation founder fountain fox fragile frame framework fraud freak freedom freely freeze freezer frequent fresh fridge friend frog frown frozen fruit
frustrated fuel fulfil full fully fun function fundamental funeral funny fur furnace furniture further furthermore future gaana gain galaxy gallery gap garage garden
garlic gas gasoline gate gather gave gay gear general generate generation generous gentle gentleman genuine geography gesture ghost giant gigantic ginger girl
glacier glad glance glass glimpse global globe glory glove glue goal goat gold golden golf good goodbye goose gorgeous gorilla gospel gossip govern grade gradual
grain grammar grand grandfather grandma grandpa grant grape grass grasshopper grateful gratitude grave gravity greatly green greet grew grey grocery ground guarantee
guard guess guest guidance guide guilty guitar gun guy gym habit hailstorm hair half hall hamburger hammer hammock hand handle handsome handy hang happily happy
harbour hard harm harmony harp harvest hat hate hawk hazard heading heal health healthy hear heart heat heaven heavily heavy hedgehog height held helicopter hell
helmet helpful hence hero hesitate hid hidden hide highlight highway hill hint hippo hire hobby hold hole holiday holy home honest honey honour hoof hook hope
hopeful horizontal horn horror horse hospital host hostile hot hotel house household however huge human humble humour hundred hung hungry hunt hunter hurry hurt
husband ice icicle icon idea ideal identify idiot idle ignore ill illegal illustrate illustration image imagine immediate immense impact impatient implement
implication imply import important impose impossible impress impression impressive improvement incident incorporate incorrect incredibly indeed independent indicate
indication indigo individual induce industry infant infer influence inform inherit inhibit initially initiate injure injury ink inner innocent innovate innovative
inquire inquiry insect insert inside insight insist inspect inspire instance instant instead instruct instruction instrument insult integrate intelligent intend
intention interaction interest interfere intern internal internet interpret interrupt intervene interview introduce introduction invent investigate investigation
invisible invite involve iron island isolate issue item ivory jacket jaguar jail jam jar jaw jazz jealous jeans jelly jellyfish jet jewel jigsaw job join joke
journal journey joy judge judgement juice jump junction jungle junior jury justice justify kangaroo keen kept kettle key keyboard kick kid kidnap kidney kill kilo
kind kindergarten king kingdom kiosk kiss kitchen kite kitten kiwi knee knelt knew knife knight knock knot knowledge known koala label labour lack ladder lady laid
lake lamb lamp land language lantern laptop largely late later latest latter laugh launch laundry lavender law lawn lawyer layer layout lazy lead leaf lean leant
leapt learn learnt leather leave lecture led left leg legal legend legitimate lemon lend lens lent leopard lessen lesson lest letter lettuce liberty library licence
lie life lift light lighthouse lightning likewise lilac limerick limit limitation linen linger link lion lip lipstick liquid list listen lit literal literature live
liver lizard load loan lobby lobster local locate location lock locker logic logical login lonely long loop loose lord lorry loss lost loud love lover loyal luck
lucky luggage lullaby lunch lung luxury machine mad magazine magic magician magnet magnificent maid mail main maintain maintenance major majority male mama mammal
man manage management manager mango manipulate manner mansion manufacture map marathon marble margin mark marker maroon marriage married marry mask mass massive
master match mate material mathematics matter mattress mausam maximum mayor maze meadow meal meaningful meant meanwhile measure meat mechanic medal media medicine
meditation meet melody melon melt member memory mental mention menu mercy merely merge merit mermaid merry mess message met metal meter method microphone microwave
middle mild military milk mind mine mineral minimise minister minor minority mint minute mirror miserable miss mission mistake mix mixture mobile mode model modern
modest modification modify mom moment momentum monitor monkey monster mood moon moral moreover mosque mosquito mostly motel mother motion motivate motivation motor
motorcycle mount mountain mouse moustache mouth move movie mud mule multi multiple multiply mummy muscle museum mushroom music mystery myth nail naked name nanny
napkin narrative narrow nasty nation native natural nature naughty navy near nearby neat necessarily necessary necessity neck necklace needle negative negotiate
neighbour neither nephew nerve nervous nest network nevertheless newly news newspaper nice niece nightmare noble nobody noise noisy nominate none nonetheless
nonsense noodle normal north nose nostril notably note notebook nothing notice notify notion noun novel nowhere nuclear numerous nurse nut oak oatmeal obey object
objection objective obligation observation observe obstacle obtain obvious occasion occasionally occupy occur ocean octopus odd offence offend office officer
official often oil okay older olive omit onion onto opening opera operate operation opinion opponent oppose opposite optimise option optional orange orchard
orchestra ordinary organ organise origin original originate orphan ostrich otherwise ourselves outcome outdoor outer outline output outside oven overall overcome
overlook oversee owe owl own owner oxygen oyster pack package padlock page paid paint pair pajamas palace pale palm pan pancake panda panel panic panther papa paper
parachute parade paradise paragraph parallel parent park parliament parrot part participate particular partner party pass passage passenger passion passport password
pasta pastry path patient pattern pause pavement peace peach peacock peak peanut pear pebble peculiar pelican pen pencil penguin penny pepper perceive percentage
perception perfect perform perfume permanent permission permit persist person personally perspective persuade pet pharmacy phase phenomenon philosophy photo
photograph phrase physical piano pickle picture pie pig pigeon pill pillow pilot pin pineapple pink pioneer pipe pirate pistol pity pizza plain plan planet plant
plastic plate platform play player pleasant please pleasure plenty plot plumber pocket poem poet poetry point poison polar police policy polite political pollution
pond pony pool poor popcorn popular population pork porridge port positive possess possession possibility possible possibly post postcard poster postpone pot potato
potential pottery poverty powder power powerful practical practice praise prawn pray prayer precede precious precise predict prefer preference pregnant premise
preparation prepare prescribe presence present preserve president press pressure presumably presume pretend pretty prevail prevent previous pride priest primarily
prince princess principal principle print prior priority prison privacy private prize probable probably problem procedure proceed process produce profession
professor programme progress prohibit project prolong prominent promise promotion promptly pronounce proof proper property proposal propose prospect prosper protect
protection protest proud prove proverb provide provoke public publish puddle pull pump pumpkin punch punish pupil puppet purchase pure purple purpose purse pursue
push puzzle pyramid quail qualify quality quarrel queen question queue quickly quiet quilt quit quiz quotation quote rabbit race racket radio radish rail railway
rain rainbow raise raisin ran random range rapid rare raspberry rat rather rational raven raw razor reach react reaction read reader readily ready real realise
reality realize reason reasonable reasonably reassure rebel recall recede recent reception recipe recognise recognition recommend recommendation reconsider record
recover recruit red reference reflection reform refresh refrigerator refusal refuse regard regret regular reindeer reinforce reject rejection relate relation
relationship relative relax release relevant reliable relief relieve religion reluctant rely remark remarkable remember reminder remote removal render renew rent
rental repair repeat repeatedly repetition replace replacement reply represent representation republic reputation request require requirement rescue research
resemble reservation reserve resign resist resolve resort resource respect respond response responsibility responsible rest restaurant restore restrain restrict
restriction result resume retain retire retreat retrieve reveal revenge revise revive revolution reward rhinoceros rhyme rhythm rib ribbon rice rich ride ridiculous
ring ripe rise risen risk river road roar roast rob robot rock rocket rode role roll romance roof room rooster root rope rose rotate rotten rough round route routine
row royal rub rubber rubbish rude rug ruin rule ruler rumour rung rush rust sacred sacrifice sad saddle safe safety sage said sail sailor saint salad salary salmon
salt sample sand sandalwood sandwich sat satellite satisfaction satisfy sauce sausage saw sawn saxophone scale scan scarcely scare scarecrow scarf scatter scenario
scene schedule scheme school science scientist scissors scooter scope scream screen screw scrutinise sculpture sea seahorse search seat second secretary section
secure security seed seek seemingly segment seldom select selection self selfish senate senior sensation sense sensible sensitive sent sentence separate sequence
series serious servant serve server service session setting settle seven several severe sewn shade shadow shake shallow shame shampoo shape shark sharp shave sheep
sheet shelf shell shelter shepherd shine shirt shock shoe shone shook shoot short shoulder shout shower shown shrank shrimp shut shy sick sierra sight sign signal
significant silence silent silk silly silver similar simple simplest simplify simply simulate sincere sing singer single sink sister sit situation skateboard
skeleton skill skin skirt skull sky slave sleep slept slice slid slide slight slim slip slippers sloth slow smart smell smile smoke smooth smoothie snack snail snake
snow soap soccer social society sock sofa soft software soil soldier solid solution solve somebody somehow someone something somewhat somewhere son song soon sorrow
sorry soul sound soup sour south space spaghetti spare spark sparrow speak special species specific specifically specified specify spectacular speculate speech speed
spell spelt spent spice spider spilt spin spinach spirit split spoke spoon sport spot spray spread spring sprung spun square squeeze squirrel stable stadium staff
stage stair stamp standard star stare starfish statement station statue status steadily steady steal steam steel stem step stick still stimulate stole stomach stone
stood stool stop storage storm story stove straight strange stranger strategy strawberry stream street strength strengthen stress stretch strict strike string strong
struck structure struggle stuck student studio study stung stupid style subject submarine submit subsequently substance substantial substitute suburb succeed success
sudden suffer sufficiently sugar suggestion suit suitable suite summarise summary summer sun sunflower sunny superb superior superman supervise supper supply support
suppose supposedly suppress surely surface surfing surgeon surprise surround survive sushi suspect suspend suspicion suspicious sustain swallow swam swan swear sweat
sweet swept swim sword sworn symbol sympathy symptom syrup system tackle tadpole tail tailor talent talk tall tambourine tank tape task taste taught taxi tea teach
teacher teal team teapot tear tease technique teenager telephone television temple temporarily temporary temptation tendency tennis tension tent term terminate
terrible test text theatre theme theory thereby therefore thick thief thin thing thirsty thorough thought thread threat threw thrive throat throw thumb thunder thus
ticket tidy tie tiger tight timber tiny tip tire title toad toast tobacco toe tofu together toilet told tolerate tomato tone tongue took tool tooth toothbrush
toothpaste topic torch torn tornado torture touch tough tour tourist towel tower toy trace tractor trade tradition traditional tragedy train transfer transform
transition translate transmit transparent trap travel treasure treat treatment tree tremble tremendous trend trial triangle tribe tribute trick trigger trip trodden
trombone troop trophy trouble trousers truck true truly trumpet trust truth try tube tuna tune tunnel turkey turning turnip turtle twin type typewriter typical ugly
ultimate umbrella unable uncertainty uncle undergo undermine understand understood undertake undoubtedly unexpected unfair unfortunately unhappy unicorn uniform
union unique universal universe university unknown unless unlikely unrestricted unused unusual upcoming upgrade uphold upset upstairs upward urban urge urgent usage
useful usefulness usual utilise utterly vacation vacuum valid valley valuable van vanish variation variety various vary vase vast vegetable vehicle vein verb verify
verse version vessel victim victory video view viewpoint village violence violin virtually virtue virus visible vision vital vitamin vocabulary voice volatile
volcano volleyball volume vote vowel voyage vulture waffle wage waiter waitress wake walk wall walnut walrus wander wardrobe warm warning wash waste watch water
watermelon wave weakness wealth weapon wear weasel weather web wedding weed weigh weight weird welcome well went wept west wet whale whatever whatsoever wheat wheel
whenever whereas whereby wherever whichever whisper whistle white whoever wholly whose wide widow wife wild willing willingness windmill wine wing winner winter wire
wisdom wise wish withdraw withdrawn witness wizard woke wolf woman women won wonder wood woodpecker wool word wore world worm worried worry worse worth worthy wound
woven wrap wrestler wrist write writer wrong wrote yacht yard yawn yellow yesterday yoga yogurt young youth zari zebra zero zip zipper zone zoo
interesting interested exciting boring amazing
shoe shoes jeans handbag handbags shirt shirts tshirt tshirts trouser trousers bags watches perfume perfumes toy toys mug mugs blankets curtains bedsheet bedsheets towel towels sweater
sweaters jackets hoodie hoodies cap caps hats sock socks sandal sandals heels belts scarf scarves stole stoles shawl shawls gown gowns sherwani sherwanis salwar palazzo palazzos blouses
petticoat skirt skirts tops leggings pyjama pyjamas rings bracelets brooch mangalsutra sofa sofas pillows lamps plates cups bottles sunglasses umbrella umbrellas lipstick soap soaps
shampoo tea coffee chocolates sweets snacks laptops phones books pens notebooks bicycle cycles tyres chairs tables mattresses
bahar baahar bahaar upar neeche niche paas door saamne peeche aage beech kinare बाहर बहार ऊपर नीचे पास दूर सामने पीछे आगे बीच किनारे बंद खुला खाली भरा नींद
tired bored hungry lonely sleepy pie donut upsell upselling bundle bundles bundling
chhu chhoo chhuna paar
brace fancy frill frills fuss rush awake asleep chai sip sipping nap yawn insomnia commute crunch chaos mayhem
printer printers designer designers turmeric stain stains mehndi mehendi henna lisa marriage guitar piano makeup boyfriend scholarship syllabus visa embassy mortgage dentist pimple haircut
scooty scooter fridge geyser inverter router charger flipping juggling knitting pottery swimming karate astronaut dinosaur volcano pyramid
shaping shaped confusion planned regional national dawn bang surprised outdid bucks memo trough mins drastically  grab outset creep
kapda kapde kapdo kapdon vastu vastuen poshak libaas jodi joda dabba dabbe peti thaila thela bhandar tijori bazaar bazar aadmi mehman mehmaan seth partiyan dukaandar vyapari nuksan nuksaan nuqsaan haani bikwali
lagataar lagatar kahin ilaka ilake kshetra kabse kabhi hamesha chhamahi aadha adha sava paune barabar sundar dheema dheere dheeme halka mota patla lamba bhara saaf sahi galat theek siva bajay bajaay matlab mushkil
badli tukda ansh gaanv gaon kasba kasbe zila jila mohalla baqaya karz kist chungi mazdoori asar prabhav natija natije parinam parinaam ishtehar prachar muhim khabar khabren sawal sawaal jawab sujhaav raay tareeka tarika prakar varg samooh
bharpoor chaalu chalu tyohar tyohaar tyohaaro parv mela shaadi shadi vivah mauka mauke sardi sardiyon garmi garmiyon barish baarish sambhavna kaam minat martaba daur silsila akela akele yakayak maang demand pathak bheed raunak
chadar chaadar takiya kambal kangan angoothi naukar munshi malik maalik manager aasani pareshani dikkat samasya gadbad gadbadi galti kharabi chakkar charcha vartaman barbad barbaad bekaar achanak
gyarah barah baarah terah chaudah pandrah solah satrah atharah unnees ikkis bais teis chaubis pachis chalis chaalis pachaas saath sattar assi nabbe
वस्तु वस्तुएं पोशाक जोड़ी जोड़ा डिब्बा डिब्बे भंडार बाज़ार बाजार आदमी नुकसान हानि लगातार कहीं इलाका इलाके क्षेत्र कभी हमेशा छमाही आधा आधी आधे बराबर सुंदर धीमा धीरे हल्का भारी साफ सही गलत ठीक सिवा बजाय
बदली टुकड़ा अंश गांव कस्बा कस्बों कस्बे जिला बकाया कर्ज किस्त असर प्रभाव नतीजा नतीजे परिणाम इश्तेहार प्रचार मुहिम खबर सवाल जवाब राय तरीका प्रकार वर्ग समूह त्योहार त्यौहार त्योहारों पर्व शादी शादियों विवाह मौका मौके
सर्दी सर्दियों गर्मी गर्मियों बारिश संभावना काम मिनट मर्तबा दौर अकेले मांग डिमांड भीड़ रौनक चादर कंबल अंगूठी मालिक दिक्कत समस्या गड़बड़ गलती परेशानी मुश्किल वर्तमान बर्बाद चालू समाप्त रेशम रेशमी साठ सत्तर मस्त
abort affiliation alter apron asset attar audio bandhgala bindi binding bra braces bras brisk capability casts caution churidar clashes cleaner clearer clone cloning cluster clutter coarse colder collector
collision compact compiler complexity compliance compliant complication composite compress confusion connector consumed continuous convention conventional cookies cooperation coupled crude cutting decay decode
deepest deploying deployment designation digging directive diverse drawn drift dungaree dying elapsed emulation equality excessive exclamation executed execution expansion expertise expiration expire
explorer expressive extensive extensively facing filler fired fixtures flake forced forcing forge formatting fractional furnished gharara hamper headphone hover identifier idol imperative imposed improper incense inclusion
influences injected insertion installer insufficient intact intensive interactive intercept interception interpreter interruption intersection interval intervention intro intrusive invert invoke involves jumpsuit kaftan
kajal karma leakage legging lighter lingerie locality logging machinery mature maxi maximal merging messy micro minimal misused mocking modal modules nicer nightsuit overlap overload overly overwrite
padding parity paste patching patents patiala patience persona phony pickles picky polling populate portability precision predictable preserved preserving prevention preview primitive programmer
prone prose proxies pruning raincoat realm repetitive replaced replay resetting resilient resistance resize resolving responsive restarting restored restoring restrictive retired retrieved reuse reverted revised
revision rewind reword risky safari safer scopes serves shader shapes sharara shortcut shorten shorter sibling simulation sindoor slack smarter snippet speaker spices stale startup strategic
stringent strokes stubborn stylistic swapping swimwear tablecloth theft throughput tracer trailers tray tricky tuned tunic tuning tweaked unity unlock vague validation velvet waistcoat wrapper
tant nehru
`;

/** Words of further Indian tongues in Latin letters: known where they are typed, but hardly what a slip of the fingers meant. */
export const seldomMeant = new Set(
  `
gelya gelyaa magil magchya pona kadantha gata goto gato hya indha ee ei aje aaje inniku innikku indru eeroju ivattu ajke gai kale gaikale gaikaale nethu netru nettu ninna ninne
gotokal gatakal athavda athavdyat athvadyat athavadyat athavadiye athvadiye athvadiya athvadiyu athwadiye varam vaaram shoptaho mahinyat mahinyaat mahinya mahinama mahinaama
masam maasam maadham mash mase nela tingalu kiti ketla ketli ketlu kitla kitli kitlu evvalavu evlo ethana ethanai enni eshtu entha koyta koyti koto kota kinne kinni keta kinna
vechaan vechan virpanai vilpanai vyaparam ammakalu maarata orderlu ordergalu ekun ekoon motham mottam ola yo gm jumma
`
    .split(/\s+/)
    .filter(Boolean),
);
