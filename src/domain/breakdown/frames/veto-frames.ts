import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/**
 * Where the usual step of a doing is wrong for a thing: a car is not picked up to be charged, hair not carried to the sink.
 * They stand above the general tables. `?` asks.
 */
export const vetoFrames = framesFrom(`
pet-bedding | change clean wash use sort replace buy | bedding&pet bedding&herd bedding&caged | clean | Get a bin bag out
put-clocks | putAway change put | clockThing | fixing | Go to the first clock
check-litter | check lookAt | litter stable | care | Go and take a close look at {the}
check-inside | check lookAt | bigStore room storage&!bagLike&!pocket | fixing | Go to {the} and take a look
fill-at-tap | refill topUp | tapFilled | care | Take {the} to the tap
flat-tyre | fix fault change sort getFixed | flatTyre | fixing | Go and take a close look at {the}
wax-thing | waxIt | car bike furniture floor surface bigRide soaped | clean | Get the wax and a cloth out
wax-skin | waxIt | nails razor none shower | care | Get the wax strips out
put-on-cream | wear put | creamThing | care | Get {the} out
put-on-face | wear | nails | care | Go to the bathroom mirror
gather-into | pickUp | @carry&sortedBy papers&sortedBy unknown&sortedBy photos&sortedBy food&sortedBy list&sortedBy | tidy | Pick up the first one
submit-thing | submit | tool goods clothes keys pocket kit device appliance | errand | Put {the} by the front door
pack-home | pack | homeThing room kitchen bathroom bigStore place | packing | Take an empty box to {the}
chase-claim | chase | claimThing | message | Search your email for “{bare}” and open the latest message
carry-unread | takeTo bring lend take return pickUp sell pack post send dropOff | bodyPart abstract | errand | ?
export-unread | exportIt | passport cert goods car pet food | tech | ?
horse-out | exercise ride walk | horse herd | care | Put your boots on and go to {the}
ride-unread | ride | @carry @stand @screen bins compost | exercise | ?
check-stated | check | @stand&stated utility&stated unknown&stated device&stated appliance&stated surface&stated plugIn&stated @carry&stated | fixing | Go and look at {the}
bleach-hair | bleachIt | shower nails | care | Get the dye and an old towel out
tidy-leaves | tidy clean goThrough wipe | leaves | clean | Get the broom out
fill-hole | fillIn refill | holeThing | fixing | Go and take a close look at {the}
write-cheque | write | chequeThing | money | Get the chequebook and a pen out
write-name | write | penned | making | Get a pen out
watch-outside | watch | outThere | care | ?
scan-code | scan | qrCode | tech | Pick up your phone and open the camera
scan-unpaged | scan | food grocery crowd goods craft cardMembership voucher | tech | ?
read-unpaged | read | notRead body bodyPart clockThing waterTank bigWater | reading | ?
mark-date | mark | planner birthday&planner | plan | Open your calendar
mark-unread | mark | unknown bulkFeed fuel @stand birthday penned tree | reading | ?
hire-role | hire | role&!helper&!tradesman&!appointment | research | ?
hang-outside | hang | hungOutside | fixing | Go to where {the} will hang
fill-ice | refill topUp | iceTray | care | Carry {the} to the sink
soak-bath | soak | bathroom&!body | care | Go to the bathroom and turn on the warm water
paint-face | paint | faceThing | making | Get the face paints out
take-screenshot | take | screenshot | tech | Open the screen you want to keep
return-unread | return | noThing | errand | ?
cancel-plans | cancel | plansThing | message | <Open your chat with {who}|Open the chat about it>
voice-note | send record reply make | voiceNote | message | <Open your chat with {who}|Open your messages and tap the right person>
record-kept | record | kept | numbers | Open the app or notebook you keep it in
change-picture | change update replace | profilePic | account | Open the app and go to your profile
mail-folders | tidy sort organise goThrough clean | mailFolder | inbox | Open your inbox and look at the first folder
prepare-bottles | prepare | empties | cooking | ?
pack-dishwasher | pack | dishwasher | dishes | Open the dishwasher and put in one plate
pack-car | pack | car | packing | Carry the first thing to {the}
build-unread | build | noThing abstract money | making | ?
wash-put-on | wear | laundry | laundry | Pick up an armful of dirty clothes and carry it to the machine
draw-curtains | draw | curtain | fixing | Go to {the}
draw-bath | draw | bathroom&some toilet&some | care | Go to the bathroom and turn on the warm water
dust-unread | wipe polish | cake vocab cv lesson | clean | ?
print-unread | print | clothes craft curtain goods art penned floor | tech | ?
pick-up-toys | pickUp | toys&plain laundry&plain | tidy | Pick up the first one
pick-up-craft | pickUp | yarncraft | making | Get {the} out
bring-in-worn | bringIn | clothes&!laundry | clothes | ?
turn-off-setting | turnOff | messages social software service subscription directDebit deviceSetting contacts unknown | tech | Find the switch or setting for {the}
hand-over-idea | handOver | unknown @screen meeting | errand | ?
donate-money | donate | amount money cash none&withTo | money | Open the charity’s page and look for Donate
put-away-money | putAway | money amount cash | money | Open your banking app
put-away-big | putAway | bike car furniture device machine | tidy | Go to {the}
wrap-food | wrap | food dinner cake coldFood packedLunch | cooking | Get the foil or a box with a lid out
wrap-limb | wrap | body limb bodyPart | care | Get the bandage out
wrap-unread | wrap | noThing | making | ?
wrap-dishes | wrap | dishes | packing | Get out what you’ll wrap {the} in
get-printed | getDone | photos | errand | Open a new tab and search “photo printing near me”
get-unprinted | getDone | @screen money | booking | ?
count-pills | count | pills | care | Get {the} out and count the first few
proof-unread | proofread annotate summarise | food cake dinner shower noThing pet body | reading | ?
summarise-talk | summarise | meeting interview lecture lesson phoneCall course | writing | Open your notes or the recording, and a new page
join-call | enrol joinIn | phoneCall meeting | going | Find the link for {the}
slot-at-school | enrol joinIn apply book | schoolThing&appointment | account | Find the school’s letter or email about {the}
import-unread | copyOver | car goods food pet furniture clothes | tech | ?
enter-meter | enterIt | meter | account | Go to the meter with your phone and take a photo of it
shut-account | shutIt | signUp directDebit bankAccount | account | Open the account and look for its settings
shut-there | shutIt | surface tap | fixing | Go to {the}
shut-unread | shutIt | @screen money noThing | fixing | ?
season-wood | marinate | fuel bulkFeed tree noThing | cooking | ?
jar-unread | jarUp blend knead | @screen art collectable papers letter cert goods bodyPart shower noThing | cooking | ?
stir-unread | stir | noThing | cooking | ?
hand-wash-outside | handWash | car bike soaped furniture floor @stand&!bathroom | clean | Fill a bucket with warm water and a squirt of soap
scrape-plates | scrape | dishes | dishes | Carry {the} to the bin
walk-inside | walk | bulky&surface | exercise | Put your sports shoes on
walk-unread | walk | @screen meeting code data | exercise | ?
shave-unread | shaveIt | clothes yarncraft food parcel dinner craft | care | ?
tune-drums | tune | drumKit | practice | Get the drum key out
tune-noise | tune | noThing data code boilerThing | fixing | ?
waterproof-big | waterproof | room storage wall tap bigStore floor gutter | fixing | ?
find-unseen | find | noThing | searching | ?
search-plain | research find browse check lookAt | plainWord&plain&definite plainWord&plain&unknown | research | ?
buy-parts | buy order get | partFor | ordering | Open the shop you’d buy from and search “{all}”
buy-unread | buy order | noThing | ordering | ?
dye-present | dye | present | making | Get the dye and a few cups out
unload-wash | unload | laundry | clothes | Open the machine and take out one piece
stack-dishwasher | stack | dishwasher | dishes | Open the dishwasher and put in one plate
stack-unread | stack | @screen money noThing | tidy | ?
untangle-hair | untangle | shower furThing pet | care | Get the comb or brush out
untangle-unread | untangle | money @screen noThing abstract contract directDebit | tidy | ?
scrap-car | throwOut getRid | car | errand | Open a new tab and search “scrap car near me”
throw-tip | throwOut getRid toss | tyre bulky&tyre paintTin | errand | Search “recycling centre near me” on your phone
throw-unread | throwOut toss | noThing abstract body money inbox code data spamFolder bankAccount directDebit files social document article essay novel design planner website plansThing | tidy | ?
toss-unread | toss | food coldFood dinner cake cash unknown | tidy | ?
unpack-unread | unpack unload | data @screen abstract noThing money person | tidy | ?
assemble-food | assemble | dinner food cake coldFood packedLunch | cooking | Take the ingredients for {the} out
assemble-unread | assemble | noThing money data code crowd | making | ?
lock-worth | lock | contract noThing goods unknown | fixing | ?
sharpen-unread | sharpen | unknown @screen vocab course lesson money abstract noThing | fixing | ?
prune-unread | prune | sprint contacts @screen todo noThing money planner | plants | ?
label-screen | label | @screen inbox messages contacts | tidy | ?
empty-unthing | emptyOut | noThing | files | ?
unblock-body | unblock | unknown bodyPart rinsed surface&keys razor goods craft device | fixing | ?
measure-unthing | measure | noThing deviceSetting | fixing | ?
draw-unthing | draw | noThing blood | making | ?
count-unthing | count | noThing todo | numbers | ?
tighten-unthing | tighten oil sand glue tape | noThing | fixing | ?
oil-hair | oil | shower body bodyPart | care | Get the oil and a towel out
debug-device | debugIt | device appliance plugIn machine | fixing | ?
dispute-data | dispute | code data website | code | ?
haggle-child | haggle | child pet | call | ?
glaze-window | glaze | surface tap wall | making | ?
mute-thing | unfollow | device appliance audio alarmDevice | tech | ?
descale-unread | descale | food dinner pet noThing | clean | ?
check-in-code | checkIn | code @screen | account | ?
price-watch | checkOn | noThing money | research | ?
learn-unread | learn | noThing recipe | study | ?
jump-unread | jumpStart | noThing money job abstract exercise | fixing | ?
warm-unread | warmUp | none unknown noThing abstract body exercise | care | ?
wipe-part | wipe | bodyPart&child bodyPart&name bodyPart&person bodyPart&theirs | care | Get the tissues or wipes out
wash-part | wash clean rinse wipe | bodyPart&!pet | care | Go to the bathroom and turn on the warm water
part-unread | wash clean rinse wipe sell pack fold put move buy | bodyPart | care | ?
wash-horse | wash clean | horse herd | care | Get a bucket and a sponge out
ride-there | takeTo take go | transport | going | Look up the time of {the}
reset-pin | reset change update | pinThing&!wifi | account | ?
clean-floor | clean | wetFloor | clean | Get the broom out and take it to {the}
clean-hob | clean wash tidy | hobThing | clean | Get a cloth and take it to {the}
wash-soft | wash | softSeat | clean | ?
change-clock | change | clockThing | fixing | ?
cut-hair-of | groom | shower&theirs shower&name shower&person shower&child | care | Get the comb and the hair scissors out
dye-eggs | dye | food | making | Get the dye and a few cups out
empty-ashtray | emptyOut | ashtray | clean | Carry {the} to the bin
empty-potty | emptyOut | potty | clean | Carry {the} to the toilet
empty-pot | emptyOut | rinsed&!plugIn container&!storage&!waterTank | clean | Carry {the} to the sink
file-nails | fileIt | nailFile | care | Get the nail file out
fill-hot-bottle | refill make | hotBottle | care | Fill the kettle and switch it on
pills-for-pet | take use sort | pills&pet dose&pet | care | Get the packet out of the cupboard
install-car | install | car | fixing | ?
put-fixed | put | device appliance furniture bed machine | tidy | ?
sterilise-small | sterilise | rinsed | dishes | Carry {the} to the sink
change-litter | change replace | litter | clean | Get a bin bag and carry it to {the}
delete-app | remove | social software service appThing | tech | Find the app on your phone and hold your finger on it
fill-pool | refill topUp fuel | bigWater | care | Go to the outside tap and unroll the hose
get-tuned-up | getDone | keyboard instrument | booking | Open a new tab and search “{bare} tuning near me”
read-draft | review | essay document article novel | reading | Open {the} and read the first line
throw-pills | throwOut getRid shred remove | pills dose prescription | errand | Put {the} in a bag by the door
sort-drawer | sort tidy organise goThrough emptyOut | drawerThing | tidy | Open {the} and take out one thing you don’t want
mend-hole | fix patch sew | unknown&clothes unknown&craft | making | Lay it on the table with needle and thread
check-cash | check count | cash | numbers | Get {the} out and make one pile of the same coin or note
count-unread | count | bankAccount directDebit password body | numbers | ?
check-savings | check | money bankAccount | numbers | Open the app or site that shows {the}
change-unread | change | money bankAccount&!password | money | ?
deposit-app | deposit | bankAccount directDebit | money | Open your banking app
wipe-unread | wipe | money directDebit password food dinner shower letter papers @screen passport | clean | ?
renew-library | renew | libraryBook book | account | Open the library’s app or page
renew-unread | renew | device appliance plugIn furniture car pet body food clothes tool plants garden light bike machine dinner | account | ?
top-up-unread | topUp | device&!phoneLike appliance&!waterThing plugIn&!waterThing machine tool | account | ?
update-machine | update | device&!phoneLike | tech | Open the settings of {the}
upgrade-code | upgradeIt | code data compute | code | Open the project in your editor
upgrade | upgradeIt | device contract wifi transport reservation subscription utility software phoneLike insurance | research | Open a new tab and search “upgrade {bare}”
measure-food | measure | food dinner cake waterDrink | cooking | Get the scales or a measuring jug out
measure-unread | measure | wifi money data score waterTank directDebit device&!furniture pet | fixing | ?
check-machine | check | device&!phoneLike&!alarmDevice | fixing | Go and take a close look at {the}
check-curtains | check | curtain | fixing | Go and take a close look at {the}
fix-lamp | fix fault sort | light&plugIn | fixing | Unplug {the} and take a close look at {it}
fix-plain-device | fix sort fault troubleshoot | device&!switchable&!phoneLike | fixing | Go and take a close look at {the}
tune-tv | tune | device&!instrument&!keyboard | tech | Switch {the} on and open its settings
tune-bike | tune | bike | fixing | Wheel it to where there’s light
tune-unread | tune | car tool goods furniture food money @screen clothes machine appliance sportsKit | fixing | ?
replace-phone | replace | phoneLike | ordering | Open the shop you’d buy from and search “{bare}”
install-unread | install | boilerThing wall&!goods paintJob garden kitchen bathroom room gutter | fixing | ?
install-appliance | install | appliance machine dishwasher fridge bigMachine&!device | fixing | Find the instructions for {the}
copy-spare-key | - buy order get make replace | spareKey | errand | Put the key you want copied in your bag
buy-currency | buy order get - | foreignMoney | money | Search “travel money near me” on your phone
charge-car | charge | car bike&!light&!device bigRide | tech | Get the charging cable and go to {the}
charge-tool | charge | tool&!device | tech | Get the charger for {the}
charge-unread | charge | appliance&!device machine fridge person role name onlyName money curtain furniture | tech | ?
open-unread | open | @stand device appliance plugIn place waterTank body bigStore car | fixing | ?
donate-hair | donate | shower | research | Open a new tab and search “donate {bare}”
donate-big | donate | furniture bulky appliance car bike bed plugIn instrument keyboard device fridge machine desk softSeat | errand | Take one photo of {the}
throw-big | throwOut getRid | fridge&appliance furniture&!storage bike car machine dishwasher softSeat keyboard | errand | Search “bulky waste collection” and your council’s name
throw-device | throwOut getRid | device plugIn tool instrument | errand | Put {the} by the front door
recycle-big | recycle | furniture bulky appliance bed car bike tree softSeat machine fridge | errand | Search “recycling centre near me” on your phone
recycle-device | recycle | device plugIn tool instrument | errand | Put {the} by the front door
scan-virus | scan | device software disk | tech | Open the antivirus program
scan-unread | scan | room garden pet body food car appliance kitchen person child | tech | ?
finish-letter | finish | letter | writing | Open {the} and read the last line
try-unread | use | tool&!dishes plugIn furniture | care | ?
clear-phone | goThrough tidy | phoneLike | files | Open Settings and look at what takes the most space
clear-unread | goThrough | appliance&!fridge machine plugIn device tool | tidy | ?
get-key | getDone getFixed | doorKey | errand | Search “key cutting near me” on your phone
get-phone | getDone getFixed | device&!instrument phoneLike | booking | Search “{bare} repair near me” on your phone
get-unread | getDone | passport cardMembership directDebit money password | account | ?
turn-down-offer | turnDown | job party meetup meeting appointment form contract letter oneEmail shift course reservation invoice role helper | message | Find the message or email about {the}
turn-down | turnDown | appliance device audio tap music utility plugIn machine wifi light alarmDevice | fixing | Go to the switch or control for {the}
turn-off-unread | turnOff | job party food person role pet child body money letter document | fixing | ?
unplug | unplugIt | * | fixing | Go to {the} and find the plug
restart | restartIt | device appliance wifi software plugIn machine phoneLike | tech | Switch {the} off
lock-unread | lock | device money directDebit bankAccount body password @screen | fixing | ?
tighten-unread | tighten | money @screen body nails shower food security planner todo contract | fixing | ?
tape-unread | tape | party exercise video audio music child showTicket service | fixing | ?
brew | brew | hotDrink none | care | Fill the kettle and switch it on
brew-unread | brew | food dinner unknown goods | care | ?
steam-soft | steam | softSeat floor | clean | Fill the steamer with water
steam-unread | steam | @stand&!floor device tool body shower | cooking | ?
scrape-unread | scrape | @screen money food body device clothes | clean | ?
rinse-body | rinse | shower body mouth nails child | care | Go to the bathroom and turn on the warm water
rinse-outside | rinse | car bike soaped garden | clean | Go to the outside tap and unroll the hose
rinse-unread | rinse | @stand&!container device appliance furniture pet | clean | ?
unblock-hoover | unblock | hooverThing | fixing | Unplug {the} and look into the pipe
unblock-gutter | unblock | gutter | fixing | Get the ladder and a bucket out
unblock-unread | unblock | card money directDebit phoneLike website social service software password address contacts body person role name onlyName bankAccount pet shift planner | fixing | ?
empty-fridge | emptyOut | fridge | clean | Open {the} and take out the first thing
empty-unread | emptyOut | boilerThing device&!hooverThing tool money directDebit bankAccount body appliance&!hooverThing&!humidThing bathroom shower | clean | ?
factory-router | factoryReset | wifi | tech | Go to the router and find its reset button
factory-unread | factoryReset | appliance car body money food goods furniture clothes | tech | ?
treat-unread | treat | appliance machine device softSeat | making | ?
introduce-unread | introduceTo | none pet herd food device goods unknown money abstract @screen | message | ?
haggle-matter | haggle | payslip job insurance directDebit goods car unknown reservation shift form document | message | Find the last message or email about it
complain-office-page | complain | complaint pest bins place garden localTax | form | Open a new tab and search “complain about {bare}”
split-unread | splitBill | food&!bill plants tool goods money&!bill | money | ?
rearrange-things | rearrange | room furniture storage shelf tap surface bulky plants clothes kitchen garden desk book bed toys bigStore fridge dishes | tidy | Go to {the} and move one small thing
rearrange-time | rearrange | appointment meeting meetup lesson reservation transport shift interview party course exam tradesman helper mot carService exercise phoneCall | booking | Find the last message or email about {the}
move-time | move | appointment meeting meetup lesson interview tradesman | booking | Find the last message or email about {the}
rearrange-who | rearrange | person name onlyName role | message | Open your chat with {the}
exchange-cash | exchange | cash money none | errand | Open a new tab and search “exchange money near me”
exchange-big | exchange | furniture bulky appliance bed machine fridge device plugIn | errand | Find the order in your email
exchange-unread | exchange | contract address car body pet keys messages present party | errand | ?
rename-unread | rename | wifi device pet herd unknown money goods subscription person plants car | files | ?
weigh-food | weigh | food dinner cake | cooking | Put the kitchen scales on the counter
weigh-unread | weigh | car furniture&!bagLike appliance device money noThing abstract job contract | care | ?
weigh-thing | weigh | letter parcel goods greeting bagLike kit container storage unknown pet child | care | Get the scales out
connect-unread | sync | goods kit unknown plugIn appliance tool car | tech | ?
turn-mattress | turnIt | mattressThing | fixing | Pull the sheet off {the}
turn-unread | turnIt | furniture bulky device appliance | fixing | ?
light-unread | lightIt | boilerThing room appliance device | care | ?
hand-over-unread | handOver | @stand car pet role person shift furniture bulky child money appliance bigStore room job | errand | ?
resign | handIn write | resignation | writing | Open a new page and type who it’s to
air-tyres | airIt | tyre bike | fixing | Get the pump and take it to {the}
enter-code | enterIt | password voucher | account | Open the app or page where it goes
lift-unread | gardenMaybe | surface furniture tap bulky softSeat room device car | plants | ?
copy-key | copyIt groom make | doorKey | errand | Search “key cutting near me” on your phone
check-on-order | checkOn | parcel results refund job form passport benefits insurance bill money directDebit appointment reservation transport invoice prescription complaint | message | Find the last message or email about {the}
check-on-screen | checkOn | @screen software service website code data | writing | Open {the}
check-on-unread | checkOn | unknown goods body abstract | care | ?
`);
