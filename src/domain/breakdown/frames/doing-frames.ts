import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** Doings that say by themselves how they begin, whatever they are done to: the same pan, tool or page is taken first. */
export const doingFrames = framesFrom(`
boil-water | boil | waterDrink hotDrink appliance | care | Fill the kettle and switch it on
boil | boil | * | cooking | Fill a pan with water and put it on the stove
bake-cake | oven | cake | cooking | Put a mixing bowl on the counter
oven-camp | oven grill | campFood | cooking | ?
oven | oven | * | cooking | Turn the oven on
fry | fry | * | cooking | Put a frying pan on the stove
grill | grill | * | cooking | Get the tongs and a plate out
marinate | marinate | * | cooking | Put a bowl on the counter and {the} next to it
slow-cook | slowCook | * | cooking | Put the slow cooker or a big pot on the counter
reheat | reheat | food dinner cake coldFood none unknown | cooking | Take {the} out and put {it} in a pan or on a plate
warm-food | warmUp | food dinner cake coldFood | cooking | Take {the} out and put {it} in a pan or on a plate
warm-up | reheat warmUp | * | fixing | Go to {the}
toast | toastIt | food cake dinner coldFood plants | cooking | Take {the} out and put {it} on the counter
chop-wood | chop | fuel bulkFeed woodThing | plants | Put on gloves and get the axe or saw
grate | grateIt | food dinner coldFood cake plants unknown none | cooking | Put the grater and a bowl on the counter
chop | chop | food dinner coldFood cake plants unknown none | cooking | Put a chopping board and a knife on the counter
carve | carve | food dinner plants | cooking | Put a board and a knife on the table
jar-up | jarUp | * | cooking | Get a clean jar and its lid out
blend | blend | food dinner cake coldFood hotDrink waterDrink plants none unknown | cooking | Put the blender or a bowl on the counter
ice-body | ice | body | care | Get an ice pack out of the freezer
ice | ice | cake food unknown | cooking | Put {the} and the icing on the table
knead | knead | * | cooking | Dust the counter with flour
steam-clothes | steam | clothes linen costume curtain bedding furniture floor throwOver craft laundry | clothes | Fill the steamer with water
steam-food | steam | food dinner coldFood cake plants | cooking | Fill a pan with a little water and put it on the stove
steam | steam | * | cooking | Fill the steamer or a pan with a little water
steam-clean | steamClean | * | clean | Fill the steam cleaner with water
stir-food | stir | food dinner cake hotDrink | cooking | Get a spoon and go to {the}
stir | stir | * | making | Get something to stir {the} with
hand-wash | handWash | * | laundry | Run lukewarm water into the sink
peel-off | peelOff | * | fixing | Lift one corner of {the} with a fingernail
brush-off | brushOff | * | clean | Get a brush and take it to {the}
bleach | bleachIt | * | clean | Get the bleach and rubber gloves out
scrape | scrape | * | clean | Get a scraper and take it to {the}
deice | deice | * | clean | Get the scraper and step outside
rinse-sink | rinse | dishes container food plants coldFood clothes linen rinsed dinner | clean | Carry {the} to the sink
rinse | rinse | * | clean | Take {the} to a tap
pressure-wash | pressureWash | * | clean | Get the pressure washer out
hose | hose | * | clean | Go to the outside tap and unroll the hose
muck-out | muckOut | * | clean | Get a bag and go to {the}
sterilise-bottle | sterilise | dishes container | dishes | Carry {the} to the sink
sterilise-body | sterilise | body bodyPart limb nails | care | Get the antiseptic or hand gel out
sterilise-unread | sterilise | @screen money abstract | clean | ?
sterilise | sterilise | * | clean | Get out the disinfectant you’d use for {the}
unblock-head | unblock | kettleThing | fixing | Go to {the} and look where {is} blocked
unblock-drain | unblock | drain toilet bathroom kitchen shower sinkThing | fixing | Get the plunger and rubber gloves and go to {the}
unblock | unblock | * | fixing | Go to {the} and look where {is} blocked
empty-bins | emptyOut | bins | bins | Tie up the fullest bag and lift it out
empty-dishwasher | emptyOut | dishwasher | dishes | Open the dishwasher and take out one plate
empty-machine | emptyOut | machine | clothes | Open {the} and take out one piece
empty-litter | emptyOut | litter | clean | Get a bin bag and carry it to {the}
empty-inbox | emptyOut | inbox messages | inbox | Open your inbox and find one email you can delete
empty-files | emptyOut | @screen phoneStorage | files | Open {the} and find one thing to delete
empty-plug | emptyOut | plugIn | clean | Carry {the} to the bin
empty-big | emptyOut | room bigStore car | tidy | Get a bag and take it to {the}
empty-water | emptyOut | waterThing | clean | Get a bucket and go to {the}
empty-bag | emptyOut | storage bagLike container fridge parcel kit pocket | tidy | Open {the} and take out the first thing
empty | emptyOut | * | tidy | Go to {the} and open {it}
unload-dishwasher | unload | dishwasher | dishes | Open the dishwasher and take out one plate
unload-machine | unload | machine laundry | clothes | Open {the} and take out one piece
unload | unload | * | tidy | Take the first thing out of {the}
unpack-food | unpack unload | grocery food | tidy | Take the cold things out of the bag and put them in the fridge
unpack | unpack | * | tidy | Open {the} and take out the first thing
strip-bed | stripOff | bed bedding sheet furniture | laundry | Pull one pillowcase off its pillow
strip-wall | stripOff | wall paintJob room | fixing | Get a scraper and take it to {the}
untangle | untangle | * | tidy | Find one loose end of {the}
stack | stack | * | tidy | Go to {the} and pick up the first one
staple | staple | * | tidy | Get the stapler and {the}
hole | hole | * | tidy | Put {the} on the table
alphabetise | alphabetise | * | tidy | Find the first one that begins with A
recycle | recycle | * | errand | Put {the} by the door
shred-paper | shredPaper | statement papers bill document payslip letter expenses card form unknown invoice list notes insurance contract directDebit tax cv | tidy | Carry {the} to the shredder
shred-food | shredPaper | food dinner | cooking | Put a board and a knife or grater on the counter
throw-pest | throwOut getRid | pest | research | Open a new tab and search “get rid of {bare}”
throw-food | throwOut getRid | food dinner fridge | tidy | Get a bin bag and put the first one in
throw-bulky | throwOut getRid | bulky&!battery furniture appliance bed | errand | Search “bulky waste collection” and your council’s name
get-rid | getRid | @carry papers heap bins toGo storage | tidy | Get a bin bag and take it to {the}
get-rid-of | getRid | * | research | Open a new tab and search “get rid of {bare}”
throw | throwOut toss | * | tidy | Get a bin bag and take it to {the}
calibrate | calibrate | * | fixing | Find the instructions for {the}
solder | solder | * | fixing | Clear a space on the workbench
reseal-small | sealUp sealIt | parcel letter container food bagLike greeting | fixing | Get the tape or glue out
seal | sealUp | * | fixing | Get a scraper and take it to {the}
touch-up-face | touchUp | nails shower | care | Go to the bathroom mirror
touch-up | touchUp | paintJob room wall furniture car tap unknown&room unknown&wall unknown&paintJob design&room | making | Find the tin of paint and a small brush
jump-start | jumpStart | * | fixing | Get the jump leads out
debug | debugIt | * | code | Open the page or file where it happens
troubleshoot | troubleshoot | device appliance wifi plugIn tool software machine | tech | Switch {the} off and on again
factory-reset | factoryReset | * | tech | Plug in {the} and open Settings
treat-wood | treat | paintJob furniture tap surface wall | making | Put a brush and the tin next to {the}
treat-pet | treat | pet onlyName | care | Get the packet out of the cupboard
treat-pest | treat | pest garden plants | research | Open a new tab and search “treat {bare}”
assemble-doc | assemble putTogether | document article slides list spreadsheet notes playlist form papers | writing | Open a new page and type “{bare}” as its title
assemble-kit | assemble putTogether | kit | packing | Get the bag out and put the first thing in it
assemble-box | assemble | furniture toys bike storage tool appliance device tree surface bed bulky | making | Open the box of {the} and find the instructions
assemble | assemble | * | making | Lay the parts of {the} out in front of you
borrow-who | borrow | withName | message | Open your chat with {who}
borrow-book | borrow | book libraryBook | errand | Open the library’s app or page
introduce | introduceTo | * | message | Open a new message to both of them
delegate | delegate | * | message | Open a message to the person you’ll ask
approve | approve | * | account | Open the app or email with {the}
discuss | discuss | withName | talk | Open your chat with {who}
haggle-about | haggle | rent bill contract insurance charge money job | message | Find the last message or email about it
haggle-who | haggle | * | call | Pick up your phone and find the number[ for {the}]
confirm-who | confirm | withName | message | Open your chat with {who}
confirm-person | confirm | person name onlyName role crowd | message | Open your chat with {the}
confirm | confirm | * | message | Find the last message or email about [{the}|it]
complain-office | complain | office role tradesman helper | message | Open a new email, or the contact page of {the}
complain | complain | * | message | Search your email for the order or message it’s about
report-work | report | document results money spreadsheet | writing | Open a new page and type “{bare}” as its title
report-place | report | room kitchen bathroom wall drain gutter | form | Take one photo of it
report | report | * | form | Open a new tab and search “report {bare}”
split-bill | splitBill | bill rent money food takeaway reservation transport | money | Open the app you pay with
teach | teach | person role name onlyName crowd child | talk | Ask {the} if now’s a good time
teach-lesson | teach | lesson course exam homework | writing | Open your notes for {the}
reschedule-who | reschedule | withName | message | Open your chat with {who}
reschedule-person | reschedule | person name onlyName role | message | Open your chat with {the}
reschedule-room | reschedule | room furniture storage shelf | tidy | Go to {the} and move one small thing
reschedule | reschedule | * | booking | Find the last message or email about {the}
deposit-cheque | deposit | cheque | money | Get {the} out and open your banking app
deposit-cash | deposit | cash money none bill | errand | Put {the} and your bank card by the door
exchange-money | exchange change | cash money none | errand | Open a new tab and search “exchange money near me”
exchange | exchange | * | errand | Put {the} in a bag and the bag by the door
dispute-charge | dispute | charge card | money | Open your banking app and find {the}
dispute | dispute | * | message | Find the letter or email about {the} and open it
insure | insure | * | research | Open a new tab and search “{bare} insurance”
price-for | priceUp | withName | money | Open your last quote and save a copy
price-up | priceUp | * | research | Open a new tab and search “cost of {all}”
get-quote | getQuote | * | research | Open a new tab and search “{all} quote”
log-bp | logIt | bp | care | Get the blood pressure monitor out
log-hours | logIt | timesheet | form | Open your timesheet and click the first empty day
log-exp | logIt | expenses | numbers | Put the first receipt on the table, or open it on your phone
log-parcel | logIt | parcel results | account | Search your email for the tracking link
log-ride | logIt | weight sugar | care | Open the app or notebook you keep it in
log | logIt | * | numbers | Open the app or notebook you keep it in
proofread | proofread | * | reading | Open {the} and read the first line slowly
annotate-book | annotate | chapter book novel | reading | Get the book or file and a highlighter
annotate | annotate | * | reading | Open {the} and read the first line
cite | cite | * | writing | Open your draft and find the first place that needs a source
summarise | summarise | * | writing | Open {the} with a new page next to it
compile-things | compile | papers passport cert payslip expenses tax form document letter insurance bill | searching | Look in the drawer or folder where your papers live
compile-list | compile | list notes data document slides photos playlist spreadsheet | writing | Open a new page and type “{bare}” as its title
present-slides | presentTo | slides data document spreadsheet money design results | practice | Open the file you’ll show
join-who | joinIn | onlyName person name role | message | Open your chat with {the}
join-unread | joinIn | furniture tap craft goods tool wall paintJob noThing clothes surface food | form | ?
enrol-who | enrol joinIn | onlyName person child name crowd | form | Find the sign-up page or invite for it
enrol | enrol joinIn | * | form | Find the sign-up page or invite for {the}
rename-files | rename | * | files | Open the folder and click the first file
upload | uploadIt | * | tech | Open the folder with {the}
browse-place | browse | place office venue | errand | Put your shoes on and your keys in your pocket
browse | browse | * | research | Open a new tab and search “{all}”
merge-pr | mergeIt | pullRequest code | code | Open {the} in your browser
merge-cells | mergeIt | spreadsheet document files slides | files | Open {the}
format-disk | format | disk device | tech | Plug in {the}
format-doc | format | @screen cv homework exam | writing | Open {the} and look at the first heading
vet-do | vetDo | * | booking | Pick up your phone and find the vet’s number
copy-paper | copyIt | homework papers letter passport list notes | tech | Put {the} in front of you
copy-over | copyOver | * | tech | Open the folder or app you want to copy from
plaster | plaster | * | fixing | Get the filler and a filling knife out
drill | drillIt | * | fixing | Get the drill and find the right bit
hammer | hammer | * | fixing | Get the hammer and take it to {the}
plane | planeWood | * | making | Get the plane and take it to {the}
saw | sawIt | * | making | Get the saw and put on gloves
floss | floss | * | care | Go to the bathroom and take a piece of floss
pluck | pluck waxIt | nails razor none shower | care | Go to the mirror with the tweezers or wax strips
nit-comb | nitComb | * | care | Get the comb and the conditioner out
weigh-it | weigh | * | care | Get the scales out
sync | sync | device service software contacts planner files photos disk wifi social | tech | Open the settings of {the}
turn-heap | turnIt | compost | plants | Put on your outdoor shoes and step outside
rotate-tyres | turnIt | tyre | booking | Find your garage’s number, or search “garage near me”
turn-bed | turnIt | bed | fixing | Pull the sheet off {the}
winterise | winterise | * | plants | Put on your outdoor shoes and step outside
light-fire | lightIt | * | care | Get the matches or lighter
move-about | moveAbout | * | care | Stand up and reach both arms over your head
log-in | unlockIt | * | account | Open the sign-in page for {the}
subscribe | subscribe | * | account | Open the page or app for {the}
export | exportIt | * | tech | Open {the} and look for Export
foam-roll | foamRoll | * | care | Get the foam roller out
patch-clothes | patch | clothes craft bedding curtain costume unknown&clothes unknown&craft | making | Lay it on the table with needle and thread
patch-wall | patch | wall paintJob unknown&paintJob unknown&room unknown&wall | fixing | Get the filler and a filling knife out
build-parts | build | furniture toys storage shelf goods container | making | Lay the first pieces for {the} out on the floor
build | build | tap plants garden litter wall paintJob surface bulky tree unknown fireplace | making | Go to where you’ll build {the}
file-papers | fileIt | papers payslip bill letter expenses insurance invoice notes contract list cert | tidy | Get the folder and pick up the first one
yarn | finish | yarncraft | making | Get {the} out and do one stitch
set-out | setOut | @carry furniture unknown goods | tidy | Get the first one out and set it down
vote-for | voteOn | votes | form | Find your polling card or your ID
vote-on | voteOn | @screen costume trip party meetup | message | Open the message or page with the vote
air | airIt | room kitchen bathroom place | care | Open a window
air-car | airIt | car | care | Open the doors of {the}
air-inside | airIt | storage bagLike bigStore machine | care | Open {the}
air-things | airIt | @carry bed footwear tree linen kit throwOver unknown furniture softSeat | care | Put {the} where there’s fresh air
decorate-cake | decorate | cake food | cooking | Put {the} and the icing on the table
decorate-tree | decorate | tree party | making | Get the box of decorations out
glaze | glaze | * | making | Put the glaze and a brush next to {the}
unfollow | unfollow | * | account | Open the app and find {the}
post-on | postOn | * | making | Open the app and start a new post
enter-data | enterIt | data spreadsheet expenses results timesheet score list mileage | numbers | Open the app or sheet for {the}
enter | enterIt | * | form | Find the sign-up page or invite for {the}
garden-maybe | gardenMaybe | garden plants tree leaves compost food place gutter | plants | Put on your outdoor shoes and step outside
shut | shutIt | * | fixing | Go to {the}
colour-hair | colourIn | shower nails | care | Get the dye and an old towel out
colour-in | colourIn | * | making | Get the coloured pencils out
seal-it | sealIt | tap surface paintJob toilet bathroom kitchen floor furniture | fixing | Get the sealant out
put-together | putTogether | furniture toys bike storage tool | making | Open the box of {the} and find the instructions
put-together-small | putTogether | goods container present costume | making | Lay the parts of {the} out in front of you
copy-files | copyIt | files photos disk device data video audio playlist contacts | tech | Open the folder or device you want to copy from
leave-review-for | leaveReview | * | writing | Open the page where the review will go
plaster-skin | plasterIt | body limb bodyPart | care | Get the plasters out
plaster-it | plasterIt | * | fixing | Get a bucket and the plaster out
coat | coat | paintJob furniture wall storage tap surface floor garden desk bigStore shelf unknown | making | Put the tin and a brush next to {the}
check-on-who | checkOn | person role name onlyName crowd | message | Open your chat with {the}
check-on | checkOn | * | care | Go to {the}
address-it | addressIt | * | writing | Put the envelopes and a pen on the table
`);
