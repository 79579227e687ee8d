/** English words that are none of ours, so that they are not taken for typing errors of ours. */
export const ordinaryWords = `
ability absence accelerate accept accident accurate achievement acknowledge acquaint active activity actor actual adapt adequate adjust adjustment admire admit adopt
adult advantage affair affect afford afraid agency aggressive agree agreement aid air airport alarm album alive allocate allow allowance aloud alternative although
always ambitious amusing analysis ancient angle animal announce announcement answer anxiety anxious anybody anyplace anywhere apartment apologise apparent appeal
appear apple application appoint appointment approach appropriate approval arbitrary area argue arise arm army arrange arrest arrow art article artist asleep aspect
assess assessment assignment assist assistant assume assumption assure ate atmosphere attach attack attend attitude attract attraction aunt author authority auto
autumn avenue avoid await aware awful awkward baby bachelor background backpack backup badge bakery balcony ball balloon banana barber bark barrier basement basic
basketball bath bathroom battery battle beach bean bear beast beautiful beauty become bed bedroom bee beef beer beetle beforehand beg began begun behave behaviour
belief believe bell belong belt bench bend benefit beside bet beta bicycle biscuit bite bitter blade blank blanket blend bless blind blood blouse blow blush board
boat body boil bold bomb bone bonus boots born borrow bother bottle bound boundary bowl bracelet brain brave bread breath breathe breed bridal bridge bright broad
broke broom brother brown browser brush bubble bucket buddy buffalo bug build built bulb bullet bunch burden burger bus bush busy butcher butter butterfly button
cabbage cabin cable cactus cake calculator calm camera campus canal candidate candle candy cannot canoe canteen cap capable capacity captain car carbon career
careful careless carpenter carpet carrot carry cartoon castle casual catch caterpillar cathedral cattle caught cauliflower cautious cave cease ceiling celebrate
cement century ceo cereal ceremony certain certificate cfo chain chair chalk challenge chance chapter character characterise charcoal charity charm chase cheat cheek
cheer cheerful cheese chemical cherry chest chicken chief child children chimney chin chip chocolate choice choose chose church cigar cigarette cinema circle
circulate circumstance circus citizen civil claim clap clarify classic clay clean clerk clever climate clinic closet cloth cloud clown club clue clumsy coach coal
coast coat cockroach coconut coin cold collar colleague colony colourful column comb combination combine comedy comet comfort comfortable comic comma command
commence comment committee common communicate community compass compete competent compile completely complex complicate component compromise conceal concentrate
concept concern concert conclusion condition conduct conference confess confidence confident configuration confirm conflict confront confuse congress connection
conscious consent consequence consider consideration consistent constant construct consult consume content contest context continue contract contrast contribution
control convenience convenient conversation convey convince cookie cooperate cope copper copy coral corn corner correct correction correspond costume cottage cotton
couch cough council courage court cousin cow crab crack cradle craft crayon crazy cream creature crept crew crime criminal crisp critic criticise crocodile crop
crowd crown crucial cruel crumble cry cucumber cultivate culture cupboard cure curiosity currency curry curtain cushion custom cycle dad dairy daisy damage dance
danger dare dark darling dash daughter deadline deaf deal dealt death debate debt decade deceive decent decide decision declare decorate dedicated deep deer defeat
defend degree delay delicate delicious delight demand dense dentist deny depend dependent depth describe desert designate desire desk despite dessert destroy detect
detective detergent determine development devil devote diamond diaper diary die difficult difficulty digit digital diminish dinosaur direction director dirt dirty
disagree disappear disappoint disappointment disaster discipline discourage discover discovery discuss discussion dish disk dislike dismiss dispose distinct
distinction distinguish distribute district disturb diversify divorce dizzy document doll dolphin donate donkey doorbell doubt dough dove downward dragon drain drama
dramatic drank draw drawer dress drew drink drive driven drought drum drunk duck dug dumb dummy dust dwarf dwell eager eagle ear earth earthquake ease easier easily
east easy eat eaten echo eclipse economy edge educate education effect effort egg elaborate elbow elder elect electric electrician electron elegant element elephant
elevator eliminate elite elsewhere embarrass embassy embrace emerald emerge emotion emotional emphasis emphasise empire employ employer empty enclose encounter
encourage endure enemy energy enforce engine engineer enhance enjoy enormous enough ensure enter entertain enthusiasm entrance envy equal error escape especially
essential establish estate eternal evaluate evaluation evenly eventually everybody evidence evil exaggerate examine exception excite excuse execute exhibit exist
exit expand experience experiment expert exploit explore expose exposure extend extension extent external extreme eyebrow eyelash fabric face facilitate factor fail
fair fairy faith false fame familiar family famous fan fancy farm fasten faster fat fate father faucet fault favour favourable favourite fear feast feather feature
fed federal feed fellow fence ferry festival festive fiction field fight fill final finding finger fire fish fixture fjord flag flame flask flatten flavour flesh
flexible float flood flour flourish flower fluid flung flute fly fog fold folder folk font food fool forbid force forest forever forgive forgiven forgot fork formal
former formulate fortunately fortune forum foster fought found foundation founder fountain fox fragile frame framework freak freedom freely freeze freezer frequent
fridge frog frown frozen fruit frustrated fuel fun function fundamental funeral funny fur furnace furniture furthermore galaxy gallery garage garden garlic gas
gasoline gate gather gay gear general generate generation generous gentle gentleman genuine geography gesture ghost giant gigantic ginger girl glacier glad glass
glimpse globe glory glove glue goat golden golf goose gorgeous gorilla gospel gossip govern gradual grain grammar grand grandfather grandma grandpa grant grape grass
grasshopper grateful gratitude grave gravity greatly green greet grey grocery ground guarantee guard guest guidance guilty guitar gun guy habit hailstorm hair hall
hamburger hammer hammock handle handsome handy hang happily harbour hard harm harmony harp harvest hat hate hawk hazard heal healthy hear heart heat heaven heavy
hedgehog height held helicopter hell helmet hence hesitate hid hide highlight highway hill hint hippo hobby hold hole holy honest honey honour hoof hook hope hopeful
horizontal horn horror horse hospital host hostile household however huge humble humour hung hungry hunt hunter hurry husband ice icicle icon ideal identify idiot
idle illegal illustrate illustration image imagine immediate immense impact impatient implement implication imply impose impossible impress impressive incident
incorporate incorrect incredibly independent indicate indication indigo induce infant infer influence inherit inhibit initially initiate injure injury ink inner
innocent innovate innovative inquire inquiry insect insert insight insist inspect inspire instance instant instead instruct instruction instrument insult integrate
intelligent intend intention interfere intern interrupt intervene introduction invent investigate investigation invisible involve iron island isolate ivory jacket
jaguar jail jar jaw jazz jealous jeans jelly jellyfish jet jewel jigsaw join journal journey joy judgement juice junction jungle junior jury justice justify kangaroo
keen kept kettle keyboard kick kid kidnap kidney kilo kindergarten king kingdom kiosk kiss kitchen kite kitten kiwi knee knelt knew knife knight knot knowledge known
koala labour lack ladder lady laid lake lamb lamp language lantern largely laugh laundry lavender law lawn layer layout lazy leaf leant learn learnt leather lecture
leg legend legitimate lemon lend lens lent leopard lessen lesson lest lettuce liberty library lift lighthouse lightning likewise lilac limit limitation linen linger
lion lip lipstick liquid listen lit literal literature liver lizard lobby lobster locate lock locker logic logical lonely loop lord lorry loud lover luck lucky
luggage lullaby lung luxury machine mad magazine magic magician magnet magnificent maid maintain majority mama mammal man manage management manager mango manipulate
manner mansion manufacture map marathon marble marker maroon marriage married mask mass massive master mate mathematics matter mattress mayor maze meadow meal
meaningful meanwhile meat mechanic medal meditation meet melody melon melt memory mental mention mercy merely merge merit mermaid merry mess met metal meter
microphone microwave mild military milk mineral minimise minor minority mint mirror miserable miss mission mistake mixture model modern modest modification momentum
monitor monkey monster mood moral moreover mosque mosquito motel motion motivation motor motorcycle mount mouse moustache mouth mud mule multi multiple multiply
mummy muscle museum mushroom music mystery myth nail naked nanny napkin narrative nasty native nature naughty navy nearby necessarily necessary necessity neck
necklace needle negative negotiate neighbour nephew nerve nervous nest nevertheless newspaper niece nightmare noble nobody noise noisy nominate none nonetheless
nonsense noodle normal nose nostril notably note notebook nothing notice notion noun nowhere nuclear numerous nurse nut oak oatmeal obey object objection objective
obligation observation observe obstacle obtain obvious occasion occasionally occupy occur octopus odd offence offend officer official oil older olive onion opera
operate operation opinion opponent oppose opposite optional orange orchard orchestra ordinary organ organise originate orphan ostrich otherwise ourselves outcome
outdoor outer outline output oven overcome overlook oversee owe owl own owner oxygen oyster package padlock paint pair pajamas palace pale palm pancake panda panel
panic panther papa paper parachute parade paradise paragraph parallel parent park parliament parrot participate party pass passage passenger passion pastry path
patient pavement peace peach peacock peanut pear pebble peculiar pelican pen pencil penguin penny pepper perceive perception perfume permanent permission permit
persist personally perspective persuade pet pharmacy phase phenomenon photo photograph phrase piano pickle pig pigeon pill pillow pilot pin pineapple pink pioneer
pipe pirate pistol pity plain plant plastic plate player pleasant pleasure plenty plumber pocket poet poetry poison polar police policy polite political pollution
pond pony pool popcorn pork porridge port positive possess possession possibility postcard poster postpone pot potato potential pottery poverty powder powerful
practical practice praise prawn pray prayer precede precious prefer preference pregnant premise preparation prepare prescribe presence preserve press pressure
presumably presume prevail prevent pride priest primarily prince princess principal principle prison privacy prize probable problem procedure proceed profession
professor prohibit prolong prominent promise promotion promptly pronounce proof proper property proposal propose prospect prosper protect protection protest proud
prove proverb provide provoke public puddle pump pumpkin punish pupil puppet pure purple purpose purse pursue puzzle pyramid quail qualify quarrel queen quiet quilt
quit quotation rabbit race racket radio radish rail railway rainbow raisin random rapid rare raspberry rat rather rational raven react reaction reader readily ready
realise reality realize reasonable reasonably reassure rebel recall recede reception recognise recognition reconsider recover red reference reflection reform refresh
refrigerator refuse regard regret reindeer reinforce rejection relate relation relationship relax release relevant reliable relief relieve reluctant rely remark
remarkable remember remote removal render renew rental repair repeatedly replace replacement reply represent representation reputation request require requirement
rescue research resemble reservation reserve resist resolve resort resource respond response responsibility restore restrain restriction retire retreat retrieve
revenge revise revive revolution reward rhinoceros rhyme rhythm rib ribbon rice rich ride ridiculous ring ripe road roar roast rob rock rocket rode roll romance roof
rooster rope rotate rotten rough route routine row royal rub rubber rubbish rude rug ruin rule ruler rumour rung rush rust sacred sacrifice sad saddle safe sage sail
sailor saint salad salmon salt sand sandalwood sandwich satellite satisfy sauce sausage sawn saxophone scan scarcely scare scarecrow scarf scatter scenario scene
scheme science scientist scissors scooter scope scream screen screw scrutinise sculpture sea seahorse seat secretary section secure security seed seek seemingly
seldom selection self selfish senate senior sensation sensible sensitive sentence separate sequence series serious servant serve server service setting settle
several severe sewn shadow shake shallow shame shampoo shape shark sharp shave sheep shelf shell shelter shepherd shirt shock shoe shone shook shoulder shout shower
shrimp shut shy sick sight signal significant silence silent silk silly silver simple simplest simplify simulate sincere singer sister sit situation skateboard
skeleton skill skin skirt skull sky slave slept slight slim slip slippers sloth smell smile smoke smooth smoothie snack snail snake snow soap soccer society sock
sofa software soil soldier solid solution something somewhat son soon sorrow sorry soul sound soup sour south space spaghetti spare spark sparrow special species
specified specify spectacular speculate speech spell spelt spice spider spilt spin spinach spirit spoke spoon sport spray spring sprung spun squeeze squirrel stable
stadium stage stair stamp stare starfish station statue steadily steady steal steam steel stem stick stimulate stole stomach stone stool storage storm stove straight
strange stranger strawberry stream strength strengthen stress strict strike string strong struck structure struggle stuck student studio study stung stupid subject
submarine submit subsequently substance substantial substitute suburb succeed success sudden suffer sufficiently sugar suit suitable suite summer sunflower sunny
superior superman supervise supper suppose supposedly suppress surely surface surfing surgeon surprise surround survive sushi suspect suspend suspicion suspicious
sustain swallow swam swan swear sweat swept swim sword sworn symbol sympathy syrup tackle tadpole tail tailor talent tambourine tape task taste taught taxi tea teach
teacher teal teapot tear tease technique teenager television temple temporarily temporary temptation tendency tension tent terminate terrible test theatre theme
theory thereby therefore thick thief thirsty thorough thought thread threat threw thrive throat throw thumb thunder tidy tie tiger timber tiny tire title toad toast
tobacco tofu toilet told tolerate tomato tone tongue tool tooth toothbrush toothpaste topic torch tornado torture tough tour towel tower toy trace tractor trade
tradition traditional tragedy transform transition transmit transparent trap travel treasure treatment tree tremble tremendous trial triangle tribe tribute trick
trigger trip trodden trombone troop trophy trouble trousers truck true truly trumpet trust truth try tube tuna tune tunnel turkey turning turnip turtle twin
typewriter ugly ultimate unable uncertainty uncle undergo undermine undertake undoubtedly unexpected unfair unfortunately unicorn uniform unique universal unknown
unless unlikely unused unusual upgrade uphold upset upstairs upward urban urge urgent usage useful usefulness usual utilise utterly vacuum valid valley valuable van
vanish variety various vary vase vast vegetable vehicle vein verb verify verse version vessel victim victory viewpoint village violence violin virtually virtue virus
vision vital vitamin vocabulary voice volatile volcano volleyball vote vowel voyage vulture waffle waiter waitress wake wall walnut walrus wander wardrobe warm
warning wash watch watermelon wave weakness wealth weapon wear weasel wedding weed weigh weird welcome wept west wet whale whatever whatsoever wheat wheel whenever
whereas whereby wherever whichever whisper whistle white wholly wide widow wife wild willing willingness windmill wine wing winter wire wisdom withdraw withdrawn
witness wizard woke wolf wood woodpecker wool wore worm worried worry worthy wound woven wrestler wrist writer wrote yacht yard yawn yellow yogurt young youth zari
zebra zip zipper zoo
`;
