/** English words that are none of ours, so that they are not taken for typing errors of ours. */
export const ordinaryWords = `
able accept accident account across act action active actor actual add added address adult advance advantage affair affect afraid agency agree aid air airport album alive allow
alone aloud alphabet although always ancient animal answer anxiety apartment apologise appeal apple apply appointment approach area argue arm army arrange arrest arrow art article
artist asleep assist associate assume atmosphere attack attempt attend attention attract author auto autumn aware awful baby bachelor bad bag ball balloon banana band bank bar bark
base basic bath battery battle beach bean bear beard beast beauty become bed bee beef beer beg behave behind belief believe bell belong belt bench bend beside besides bet beyond
bicycle bike bird birth biscuit bit bite bitter black blade blame blanket bless blind blood blow blue board boat body boil bomb bone book border born borrow boss bottle bowl box boy
brain branch brave bread breath breathe bridge bright brother brown brush bucket bug build building bullet burger bus bush busy butter button cabin cable cake calm camera camp candle
candy cap capital captain car carbon care career careful carpet carry castle catch cave ceiling cell cement centre century ceremony certain chain chair chalk chance character charity
charm chat cheap cheat cheer cheese chemical chest chicken chief child children chip chocolate choice choose church cigarette cinema circle circus citizen civil claim clap class
classic clay clean clear clerk clever climate clock close cloth clothes cloud clown club coach coal coast coat coconut coin cold collar colleague colony column comb comedy comfort
comic command committee common communicate community complex concept concern concert condition conference confirm confuse congress connect conscious consent consider constant
construct contest context continue contract control conversation cook cookie copper copy corn corner correct cotton cough council couple courage course court cousin cow crab crack craft
crazy cream creature credit crew crime crisp criminal critic crocodile crop crowd crown cruel cry culture cup cupboard cure curious curtain curve custom cycle daily damage dance danger
dark daughter dead deaf deal dear death debate debt deep deer defeat defend degree delicate delight demand dense dentist deny depend depth describe desert deserve desire desk despite
dessert destroy detail detective develop devil dial diamond diary die digital dinner dinosaur dirt dirty disagree disappear disaster discipline discover discuss dish disk dislike dismiss
distance district divorce dizzy dog doll dollar dolphin door doubt dragon drama draw drawer dress drink drive driver drum drunk dry duck dumb dust dwell eagle ear earn earth earthquake
ease east easy eat echo economy educate education effect effort egg eight elder elect electric elephant elevator elite else embarrass emotion empire empty encourage enemy energy engine
engineer enjoy enough enter entertain entrance environment envy equal escape especially essential establish estate eternal event evidence evil exact examine example excellent excite
excuse exist exit expect expensive experience experiment expert explode explore express extreme eye fabric face factory fail failure fair fairy faith false fame familiar family
famous fan far farm fashion fast fasten fat fate father fault favour favourite fear feast feather federal feed feel female fence ferry festival few fiction field fight fill film finger
fire fish fit fix flag flame flavour flesh flight float flood floor flour flow flower fluid fly fog fold folk food fool foot force foreign forest forever forget forgive fork formal
former fortune forum forward foundation fountain fox fragile frame fraud freak freedom freeze frequent fresh fridge friend frog fruit fuel full fun function fund funeral funny fur
furniture future galaxy gallery garage garden garlic gas gate gather gay gentle gentleman geography ghost giant ginger girl glad glass globe glory glove glue goal goat gold golden golf
good goodbye gossip govern grade grain grammar grand grandfather grape grass grateful grave grey greet grocery ground guard guess guest guide guilty guitar gun guy habit hair hall hammer
hand handle handsome hang happy harbour hard harm harvest hat hate heal health healthy hear heart heat heaven heavy height helicopter hell helmet hero hide hill hint hire hobby hold
hole holiday holy home honest honey honour hook hope horn horror horse hospital host hot hotel house huge human humble humour hundred hungry hunt hurry hurt husband ice icon idea ideal
idiot idle ignore ill illegal image imagine immediate immense impact impatient import important impossible impress independent industry infant inform injury ink innocent insect inside
insist inspire instant instead instruct instrument insult intelligent intend interest internet interrupt interview introduce invent invisible invite iron island jacket jail jam jar jaw
jazz jealous jeans jelly jet jewel job join joke journal journey joy judge juice jump jungle junior jury justice keen key kick kid kidnap kidney kill kilo kind king kiss kitchen kite
kitten knee knife knight knock knot label labour ladder lady lake lamb lamp land language laptop laugh law lawn lazy lead leaf lean learn leather lecture leg legal legend lemon lend lens
lesson letter liberty library licence lie life lift light lightning lion lip liquid list listen literature liver load loan lobby local lock logic lonely long loop loose lord lorry
loud love lovely lover loyal luck lucky luggage lunch lung luxury machine mad magazine magic magnet maid mail main major male mama man manage mango manner map marble mark marriage
married marry mask mass master match material mathematics mayor maze meal meat mechanic medal media medicine meditation meet melody melt member memory mental menu mercy merry
message metal meter method middle mild military milk mind mine mineral minister minor mirror miserable miss mission mistake mix mobile model modern modest moment monkey monster mood
moon moral mosquito mother motion motor mountain mouse mouth movie mud muscle museum music mystery myth nail naked name narrow nasty nation native nature naughty navy near neat
neck needle negative neighbour neither nephew nerve nest network news newspaper nice niece noble nobody noise none nonsense noodle normal north nose note nothing notice noun nuclear
nurse nut oak obey object observe obvious occasion occupy ocean odd offend offence office officer often oil onion opera operate operation opinion oppose opposite orange orchestra ordinary
organ organise origin orphan outdoor oven owe owl own owner oxygen pack paint pair palace pale palm pan panic paper paradise paragraph parade parent park parliament parrot part
party pass passenger passion passport pasta path patient pattern pause peace peanut pear pen pencil penny pepper perfect perform perfume permit person pet philosophy photo photograph
phrase physical piano picture pie pig pigeon pill pillow pilot pin pink pioneer pipe pirate pistol pity pizza planet plant plastic plate play player pleasant please pleasure plenty pocket
poem poet poetry point poison police polite political pollution pond pool poor popular population pork port possible post poster pot potato poverty powder power practical practice
praise pray prayer precious prefer pregnant prepare present president press pretend pretty prevent pride priest prince princess principal print prison private prize probable problem
process produce profession professor programme promise pronounce proof proper protect protest proud prove proverb public pull pump punch punish pupil puppet pure purple purpose purse
push puzzle pyramid queen question queue quiet quit quiz quote rabbit race radio rail railway rain rainbow raise rat raw razor reach react read ready real realise realize reason
rebel recipe recognise recommend recover red reform refuse regret relate relation relative relax release relief religion rely remark remember remote repair repeat replace reply
republic request require rescue research reserve respect respond rest restaurant result retire reveal revenge reward rhyme rhythm rib rice rich ride ring ripe rise risk river road roar roast rob
robot rock rocket role roll romance roof room root rope rose rotten rough round route routine royal rub rubber rubbish rude rug ruin rule ruler rumour rush rust sacred sad safe safety
sail saint salad salt sand sandwich satellite sauce sausage scare scared scatter scene school science scientist scissors scream screen screw sculpture sea search seat second secretary secure
seed self selfish senate senior sense sentence serious servant serve service settle seven several severe shade shadow shake shame shape shark sharp shave sheep sheet shelf
shell shelter shine shirt shock shoe shoot shoulder shout shower shy sick sight sign signal silence silent silk silly silver sing singer single sink sister sit skill skin skirt sky slave
sleep slice slide slim slip slow smart smell smile smoke smooth snack snake snow soap soccer social society sock soft soil soldier solid solve song soon sorrow sorry soul sound soup
sour south space spare spark speak special species speech speed spell spice spider spin spirit split sport spray spring square squeeze stable stadium staff stage stair stamp star stare
station statue steal steam steel stem step stick stomach stone stop storm story stove straight strange stranger strawberry stream street strength stress stretch strike string strong
structure student studio study stupid style subject submarine substance suburb success sudden suffer sugar suit suitable summer sun sunny superior superman supper suppose
surface surgeon surprise surround survive suspect swallow swear sweat sweet swim sword symbol sympathy syrup system tail tailor talent talk tall tank tape task taste taxi tea teach
teacher team tear tease teenager telephone television temple tennis tension tent test text theatre theory thick thief thin thirsty thought thread threat throat throw thumb thunder ticket
tidy tie tiger tight timber tiny tip tire tired title toast tobacco toe tofu toilet tomato tongue tool tooth topic torch torture touch tough tour tourist towel tower toy trace trade
tradition tragedy train translate trap travel treasure treat tree tremble trial triangle tribe trick trip troop trouble trousers truck true trumpet trust truth try tube tune tunnel
turtle twin ugly umbrella uncle understand uniform union unique universe university upset upstairs urban usual vacation vacuum valley van vanish variety various vase
vast vegetable vehicle vein verb verse vessel victim victory video village violence violin virtue virus vision vitamin vocabulary voice volcano vote vowel voyage wage waiter wake walk
wall wander warm wash watch water wave wealth weapon wear weather web wedding weed weigh weight welcome west wet whale wheat wheel whisper whistle white wide widow wife wild
wine wing winter wire wisdom wise wish wolf woman women wonder wood wool word world worm worry wound wrap wrist write writer wrong yard yawn yellow yesterday yoga young youth zebra
zero zone zoo spoon unrestricted model anniversary marker bridal silk linen cotton festive edit grey maroon teal white peach indigo mint wine navy ivory sage charcoal emerald
gold lilac blush powder multi sandalwood zari zip rental rent bill electricity salary weather tower plumber electric electrician carpenter cleaning water mount everest height limerick verse rhyme reveal hidden inspect whoever behind leave fine thing birthday december movie
`;
