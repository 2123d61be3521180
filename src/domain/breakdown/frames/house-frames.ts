import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** Errands, the kitchen, clothes, cleaning and mending. */
export const houseFrames = framesFrom(`
herd | * move worm check clean water lookAt goThrough ~ pickUp takeOut | herd | care | Put your boots on and go to {the}
feed-herd | feed | herd | care | Put your boots on and get the feed for {the}
pest | * shred remove fix clean ~ research | pest | research | Open a new tab and search “get rid of {bare}”
buy-wormer | buy order get refill restock renew | wormer | ordering | Open the shop you’d buy from and search “{bare}”
return-online | return | clothes book libraryBook | errand | Put {the} in a bag and the bag by the door
return | return | @carry bulky unknown onlyName toGo storage container dishes | errand | Put {the} by the front door
wormer | take use worm sort check - | wormer | care | Look in the cupboard for {the}
pickup-prescription | pickUp get use - | prescription pills&place | errand | Put your shoes on and your prescription or ID in your pocket
pickup-child | pickUp go use dropOff - | school child | going | Set an alarm for ten minutes before you have to leave
bulky | dropOff move remove shred | bulky furniture&!storage | errand | Lift one end of {the} to see if you need help
pickup-person | pickUp | person onlyName role pet child | going | Set an alarm for ten minutes before you have to leave
drop-person | dropOff | onlyName person | going | Set an alarm for ten minutes before you have to leave
hand-over | handOver | * | errand | Put {the} in your bag
drop | dropOff | @carry bulky storage libraryBook unknown expenses document form keys toGo dinner food cake plants | errand | Put {the} by the front door
post-packed | post send dropOff | parcel&!goods letter greeting | errand | Check the address on {the} and put {it} by the door
send-box | send | parcel present goods clothes art book device | errand | Find a box or envelope that fits {the}
post-paper | post | form papers passport cheque photos contract cert results insurance invoice bill cv | errand | Get an envelope for {the}
post | post | parcel present goods clothes art book device unknown&withTo | errand | Find a box or envelope that fits {the}
poop | pickUp clean remove use | poop | bins | Take a bag and step outside
pickup-food | pickUp | food grocery | errand | Put a shopping bag and your card by the door
withdraw | withdraw | cash none money unknown | errand | Put your bank card and wallet by the door
cash | get withdraw pickUp | cash | errand | Put your bank card and wallet by the door
id-photo | * buy photo | idPhoto | errand | Search “photo booth near me” on your phone
collect | - | collectable | errand | Put your shoes on and your keys, card and phone in your pocket
pickup-litter | pickUp | litter poop garden | bins | Take a bag and step outside
pickup | pickUp | @carry bulky unknown collectable keys parcel passport results place papers document toGo takeaway bike car dinner cake plants | errand | Put your shoes on and your keys, card and phone in your pocket
groceries-listed | buy use go get - | grocery&noted | errand | Put your shoes on and a bag by the door
groceries | buy use go get - | grocery | shopping | Open the fridge and see what’s missing
wrap-present | wrap | present goods parcel toys book clothes game device art greeting voucher none cake kit tool dishes instrument collectable | making | Put paper, scissors and tape on the table
wrap | wrap | * | making | Get out what you’ll wrap {the} in
leave-review | write make publish post stop finish | onlineReview | writing | Open the page where {the} will go
greeting | write send make use post finish - | greeting | writing | Put a card and a pen on the table
takeaway | buy order get use - | takeaway | ordering | Open the delivery app or the restaurant’s page
sell-tickets | sell | showTicket | message | Open the chat with the first person you want to ask
sell | sell | @carry bulky furniture car bike desk tap surface unknown onlyName toGo keys pocket | making | Take one photo of {the}
give-blood | donate use book go - | blood | research | Search “give blood near me” on your phone
give-cash | donate | money | money | Open the charity’s page and look for Donate
give-money | donate pay | charity | money | Open the charity’s page and look for Donate
donate-unread | donate | none noThing abstract | errand | ?
donate-things | donate | clothes toys book dishes food linen bedding heap storage goods game papers toGo footwear curtain withTo place office charity crowd school | errand | Get a bag and put the first thing in it
donate | donate | * | errand | Put the first thing you’ll give by the front door
shred | shred | @carry food papers none toys storage bins | tidy | Pick up the first thing to go and put it in a bag
present | buy order get find research sort make use decide prepare plan lookAt - | present | ordering | <Say one thing {who} likes out loud, then search for it|Open the shop you’d buy from and look at one idea for {the}>
fuel | buy get go use - | fuel | errand | Pick up the car keys
refuel | fuel | car none fuel | errand | Pick up the car keys
place | go use get - | place | errand | Put your shoes on and your keys in your pocket
buy-food | buy get - | food | errand | Put your shoes on and a bag by the door
buy-meal | buy get | dinner cake hotDrink | errand | Put your shoes on and a bag by the door
costume | make find sort get use - | costume | making | Open the wardrobe and pull out one thing that could be part of {the}
buy-battery | buy order get | battery | ordering | Open the battery cover and read the size
buy-again | buy order get - | refillable | ordering | Find your last order in your email, or look at the old pack
school-letter | order buy book pay sort get use check | schoolThing | form | Find the school’s letter or email about {the}
buy-ticket | buy order | showTicket | booking | Open the page that sells {the}
order-food | order | food grocery dinner packedLunch | ordering | Open the shop or app you order from
buy-pills | buy order get refill restock pickUp topUp | dose | call | Find the old packet and take a photo of the label
buy | buy order | @carry furniture appliance tap light bike tyre bed bedding linen laundry food keyboard surface storage bulky plants alarmDevice music wall floor garden cake wormer testKit nappy pet unknown greeting costume present slides cards voucher dose compost stocktake disk drain tree tool kit | ordering | Open the shop you’d buy from and search “{bare}”
ware | - | ware | ordering | Open the shop you’d buy from and search “{bare}”
get-more | get | refillable furniture container battery light tyre bike | ordering | Open the shop you’d buy from and search “{bare}”
get-goods | get | goods device clothes curtain tool craft | ordering | Open the shop you’d buy from and search “{bare}”
top-up-kit | topUp | kit fridge | packing | Open {the} and look at what’s missing
refill-kit | refill restock check | kit storage fridge | packing | Open {the} and look at what’s missing
restock | restock | refillable goods food | ordering | Open the shop you’d buy from and search “{bare}”
fuel-car | refill topUp | car | errand | Pick up the car keys
refill-water | refill topUp | waterThing | care | Fill a jug with water
refill | refill topUp change | container | tidy | Take the lid off {the}
move-big | move | furniture bulky appliance plants tap wall bed | tidy | Clear the spot where you want {the}
move-things | move | @carry storage | tidy | Go and get {the}
take-stuff | takeTo | none | errand | Get a bag and put the first thing in it
put-groceries | putAway | grocery food | tidy | Take the cold things out of the bag and put them in the fridge
put-receipts | put | expenses | tidy | Take the first receipt out of your wallet or pocket
put-away | putAway | * | tidy | Pick up the first thing and carry it to where it lives
put | put | @carry food dinner | tidy | Go and get {the}
wash-on | laundryOn | * | laundry | Pick up an armful of dirty clothes and carry it to the machine
hot-drink | make use | hotDrink | care | Fill the kettle and switch it on
hang-clothes | hang | clothes costume | clothes | Pick up the first piece and get a hanger
put-up-tree | hang install make | tree | making | Get the box or bag with {the} out
hang-washing | hang | laundry | clothes | Pick up the first wet piece and shake it out
hang-curtains | hang | curtain | fixing | Carry {the} to the window
hang-wall | hang | wall | fixing | Go to the wall where {the} will hang
hang | hang | furniture tap tool storage unknown goods light art | fixing | Hold {the} up where you want {it}
dishwasher-empty | remove takeOut | dishwasher | dishes | Open the dishwasher and take out one plate
dishwasher | * move load | dishwasher | dishes | Open the dishwasher and put in one plate
put-dishes | putAway | dishes | dishes | Open the cupboard and put away one plate
spectacles | clean wipe polish | spectacles | care | Get a soft cloth and {the}
wash-up | wash | none | dishes | Go to the sink and turn on the warm water
dishes | wash clean use sort - | dishes | dishes | Go to the sink and turn on the warm water
change-towel | change update replace | linen | laundry | Get a clean one out of the cupboard
sheet | update change replace wash use - | sheet | laundry | Pull one corner of {the} off
change-bed | update change | bed | laundry | Pull one pillowcase off its pillow
duvet | update change replace wash | duvet | laundry | Lay the duvet flat and undo the buttons of its cover
throw-over | wash clean | throwOver | laundry | Pick up {the} and carry {it} to the machine
make-bed | make use | bed | care | Go to the bed and pull the duvet straight
bedding | update change replace wash make use sort clean remove - | bedding | laundry | Pull one pillowcase off its pillow
ironing | * | ironing | clothes | Set up the ironing board and lay the first piece on it
iron | iron | * | clothes | Set up the ironing board and lay the first piece on it
fold | fold putAway | clothes laundry bedding | clothes | Pick up the first piece and lay it flat on the bed
sort-by | sort organise tidy | clothes&sortedBy heap&sortedBy goods&sortedBy toys&sortedBy book&sortedBy tool&sortedBy laundry&sortedBy papers&sortedBy unknown&sortedBy food&sortedBy dishes&sortedBy craft&sortedBy | tidy | Pick up the first one and start a pile for it
sort-laundry | sort | laundry | laundry | Pick out the first dark piece and start a pile of darks
fold-pile | sort tidy goThrough | laundry bedding linen | clothes | Pick up the first piece and lay it flat on the bed
fold-any | fold | bedding sheet linen clothes laundry papers unknown curtain | clothes | Pick up the first one and lay it flat
dryer | - takeOut remove | clothes&machine laundry&machine | clothes | Go to the machine and take out one piece
pack-into | pack prepare | bagLike | packing | Open {the} and put the first thing in
pack-kit | prepare pack | kit | packing | Get the bag out and put the first thing in it
kit | - find get use sort | kit | packing | Find {the} and put {it} by the door
linen | use - | linen | laundry | Pick up {the} and carry {it} to the machine
dry | dry | laundry linen clothes bedding | clothes | Pick up the first wet piece and shake it out
dry-dishes | dry | dishes | dishes | Get a clean tea towel out
dry-hair | dry | shower | care | Go to the bathroom and plug in the hair dryer
clean-machine | clean wipe | machine dishwasher | clean | Open the door of {the} and wipe the rim
laundry | wash use sort clean remove - | laundry | laundry | Pick up an armful of dirty clothes and carry it to the machine
wash-curtain | wash clean | curtain | laundry | Take down the first one
footwear | clean wash | footwear | clean | Get a brush and a damp cloth for {the}
wash-clothes | wash clean | clothes linen | laundry | Pick up {the} and carry {it} to the machine
sort-bins | sort organise | bins empties | bins | Pick out the first bottle or box and put it in its bin
compost-out | takeOut emptyOut | compost | bins | Pick up the compost caddy and carry it to the door
bins | - takeOut remove use get | bins | bins | Tie up the fullest bag and lift it out
take-out-food | takeOut | food dinner cake | cooking | Take {the} out and put {it} on the counter
bring-in-bins | bringIn | bins | tidy | Put your shoes on and step outside
bring-in-groceries | bringIn | grocery | errand | Put your shoes on and a bag by the door
take-in-washing | bringIn | laundry linen | clothes | Get the laundry basket and take it to the washing
bring-in | bringIn | furniture goods toys plants tool garden surface container kit bulky papers letter parcel laundry | tidy | Put your shoes on and step outside
take-out | takeOut | bulky plants | bins | Pick up {the} and carry {it} to the door
take-down | takeDown | wall curtain tree furniture laundry unknown none light | tidy | Go to [{the}|it] and take down the first piece
shop-list | * add | shopList | shopping | Open the fridge and see what’s missing
packed-lunch | * pack | packedLunch | cooking | Put the open lunchbox on the counter
pack-lunch | pack | dinner | cooking | Put the open lunchbox on the counter
meal-plan-dinner | sort decide research | dinner mealPlan | cooking | Open the fridge and pick out one thing to use up
meal-plan | * | mealPlan | cooking | Open the fridge and pick out one thing to use up
meal-prep | mealPrep | * | cooking | Open the fridge and pick out one thing to use up
recipe | use cook make lookAt check | recipe | cooking | Open {the} and read the ingredients
cake | cook make use | cake | cooking | Put a mixing bowl on the counter
cold-food | make prepare eat cook use - | coldFood | cooking | Put a plate or bowl for {bare} on the counter
dinner | cook make prepare use - | mealtime | cooking | Put a pan or pot for {bare} on the stove
cook | cook make prepare use - | dinner | cooking | Look in the kitchen for the first ingredient of {bare}
make-food | make | food plants | cooking | Look in the kitchen for the first thing you need
cook-food | cook prepare | food | cooking | Take {the} out and put {it} on the counter
cook-any | cook | unknown none dinner | cooking | Look in the kitchen for the first thing you need
litter | * clean remove tidy goThrough | litter | clean | Get a bin bag and carry it to {the}
wipe-device | wipe reset remove | device disk | tech | Plug in {the} and open Settings
freeze-food | freeze | food dinner cake packedLunch unknown plants coldFood | cooking | Get a tub or a freezer bag out
set-table | setTable | * | tidy | Get the plates out of the cupboard
wipe | wipe | * | clean | Get a cloth and take it to [{the}|where it’s sticky]
toilet | clean use | toilet | clean | Squirt some cleaner on {the} and leave it to soak
bathroom | clean tidy goThrough use wash - | bathroom | clean | Squirt cleaner into the sink
fridge | clean tidy goThrough sort use remove - | fridge | clean | Open {the} and take out one thing that’s past its date
defrost-food | defrost | food dinner cake unknown plants | cooking | Take {the} out of the freezer
use-leave | useUp use plan check | shift&!withName | plan | Open your calendar and find one free day
voucher | * useUp find lookAt | voucher | ordering | Get {the} out and look for the expiry date
use-up | useUp | food dinner cake unknown plants coldFood | cooking | Take {the} out and put {it} on the counter
bp | take use check measure record fillIn write - | bp | care | Get the blood pressure monitor out
sugar | take use check measure record fillIn write - | sugar | care | Get the meter and a test strip out
temperature | take check measure record | temperature | care | Get the thermometer out
weigh | take use check measure record fillIn - | weight | care | Put the scales on a hard floor
measure-size | measure | room kitchen bathroom furniture wall surface&!waterTank floor garden curtain bed bedding storage shelf tap goods&!bp clothes desk appliance paintJob bulky car bike craft linen fridge tree bigStore none body limb bodyPart child person name onlyName role nails | fixing | Get the tape measure out
measure | measure | * | fixing | Get out what you’ll measure {the} with
label-things | label | container storage food clothes goods linen kit toys dishes bins shelf parcel plants refillable craft tool heap none | tidy | Get a pen and the labels out
label | label | * | tidy | Get a pen and take it to {the}
laminate | laminate | * | tech | Put {the} next to the laminator
polish-screen | polish | @screen | writing | Open {the} and scroll to the top
polish | polish | @carry @stand unknown | clean | Get the polish and a cloth out
worm | worm | pet onlyName | care | Get the packet out of the cupboard
gutter | * clean tidy goThrough remove | gutter | fixing | Get the ladder and a bucket out
alarm-device | check | alarmDevice | fixing | Go to {the} and look for the test button
toys | tidy goThrough sort organise putAway pickUp - | toys | tidy | Pick up one toy and put it in its box
defrost | defrost | fridge appliance machine none | clean | Go to {the} and look for its plug or switch
descale-machine | descale | bigMachine | clean | Get the descaler out and read the first instruction
descale | descale | * | clean | Get the descaler or some vinegar and take it to {the}
kitchen | clean tidy goThrough use sort - | kitchen | clean | Pick up one dirty cup and put it by the sink
drain | fix clean sort remove | drain | fixing | Put on gloves and lift off the cover of {the}
battery | replace update change fix sort - | battery | fixing | Look where you keep batteries for a spare one
light | replace update change fix sort | light | fixing | Go and look at {the}: which type or size is it?
bike | fix sort clean check | bike | fixing | Wheel the bike to where there’s light
pump-milk | pumpUp | food | care | Get the pump and a clean bottle out
pressure | check topUp pumpUp sort use lookAt - measure | pressure | fixing | Get the tyre pump or gauge out
pump-none | pumpUp | none | care | Get the pump and a clean bottle out
balloons | pumpUp | balloons | making | Get the balloons out of the packet
pump | pumpUp | tyre bike goods toys furniture unknown pressure exercise bed surface soaped | fixing | Get the pump and take it to {the}
car-service | * book getDone change service replace turnIt | carService | booking | Find your garage’s number, or search “garage near me”
tyre-replace | replace change | tyre | fixing | Go to the car and check the size or type of {the}
tyres | fault fix replace check sort use change - | tyre | fixing | Go to the car and look at {the}
service-bike | service | bike | fixing | Wheel it to where there’s light
service-car | service getDone getFixed | car tyre mot | booking | Find your garage’s number, or search “garage near me”
get-checked | getDone getFixed | appointment body mouth shower nails child pet onlyName name person kit | booking | Pick up your phone and find the number of whoever can do it
fault-mouth | * fault getDone getFixed | mouth | call | Pick up your phone and find the number for the dentist
fault-body | fault getDone getFixed | body | call | Pick up your phone and find the number for the doctor
fault-device | fault | device software | tech | Switch {the} off and on again
fault-wifi | fault | wifi | tech | Look at the router: which lights are on?
fault-bike | fault | bike | fixing | Wheel it to where there’s light
fault-page | fault | website code data | code | Open the page where it happens
plugged | fix fault sort check | plugIn | fixing | Unplug {the} and take a close look at {it}
car-wash | wash clean | car | clean | Fill a bucket with warm water and a squirt of soap
fix-device | fix | device | tech | Switch {the} off and on again
knit | knit | craft clothes goods unknown none | making | Get your needles and yarn out
crochet | crochet | * | making | Get your hook and yarn out
sew-craft | fix make use finish fault alter change | craft | making | Lay it on the table with needle and thread
sew-button | sew | craft | making | Get needle, thread and {the}
sew-clothes | fix fault | clothes curtain costume bedding | making | Lay {the} on the table with needle and thread
sew | sew alter | clothes curtain costume bedding toys | making | Lay {the} on the table with needle and thread
sew-any | sew | * | making | Get a needle and thread out
get-tuned | getDone getFixed | keyboard instrument music | booking | Open a new tab and search “{bare} repair near me”
get-altered | getDone getFixed | clothes costume curtain craft | booking | Search “clothes alterations near me” on your phone
serviced | service | appliance tap device tool unknown bike machine | booking | Search “{bare} service near me” on your phone
get-repair | getFixed | tap appliance device tool furniture bike goods surface wall | booking | Search “{bare} repair near me” on your phone
get-done | getDone getFixed | * | booking | Pick up your phone and find the number of whoever can do it
bleed | bleed | tap appliance none | fixing | Look for the radiator key
glue | glue | * | fixing | Get the glue and take it to {the}
tighten-worn | tighten | clothes bagLike spectacles kit | fixing | Get {the} and feel where {is} loose
tighten | tighten | * | fixing | Go to {the} and feel where {is} loose
tape | tape | * | fixing | Get the tape and scissors out
oil | oil | * | fixing | Get the oil and a cloth out
sand | sand | * | fixing | Get the sandpaper out
fix-leak | fix sort check | tap furniture tool light | fixing | Go and take a close look at {the}
change-part | change | refillable light battery | fixing | Look where you keep the new ones
replace | replace | tap appliance furniture goods tool bike alarmDevice unknown @carry light | fixing | Look at {the} and check the size or type
fault | fault | @carry @stand unknown ware | fixing | Go and take a close look at {the}
look-for | lookAt | furniture&!definite goods&!definite tap&!definite surface&!definite appliance&!definite device&!definite clothes&!definite tool&!definite | research | Open a new tab and search “{all}”
fix | fix lookAt | @carry @stand | fixing | Go and take a close look at {the}
chimney | sweep clean check service | chimney | booking | Search “chimney sweep near me” on your phone
sweep | sweep | floor room kitchen bathroom storage surface car desk bed furniture place litter paintJob garden&!leaves | clean | Get the broom out and take it to {the}
sweep-up | sweep | * | clean | Get the broom and dustpan out
mop | mop | * | clean | Fill a bucket with warm water
vacuum | vacuum | floor room kitchen bathroom storage surface car desk bed furniture place litter paintJob garden&!leaves | clean | Get the vacuum out and take it to {the}
vacuum-up | vacuum | * | clean | Get the vacuum out and plug it in
floor | clean use tidy goThrough | floor | clean | Pick up the first thing lying on {the}
statement | check review download lookAt read | statement | money | Open your banking app and look for {the}
papers | tidy goThrough sort organise use fillIn check remove putAway - | papers | tidy | Pick up the letter or paper on top
move-car | move | car | going | Pick up the car keys
desk | tidy goThrough clean sort organise use - | desk | tidy | Pick up one piece of rubbish from {the} and bin it
car-tidy | tidy goThrough sort organise clean remove | car | tidy | Open {the} and take out one piece of rubbish
library-books | - use sort find | libraryBook | errand | Put {the} in a bag and the bag by the door
empties | * takeTo takeOut shred dropOff return bring | empties | errand | Get a bag and put the first one in it
load-machine | load | machine laundry | laundry | Pick up an armful of dirty clothes and carry it to the machine
load-car | load | car | packing | Carry the first thing to {the}
shelf | tidy goThrough sort organise clean remove use - | shelf | tidy | Take one thing off {the} that doesn’t belong there
big-store | tidy goThrough sort organise clean remove use - | bigStore | tidy | Go to {the} and pick out one thing you don’t need any more
heap | tidy goThrough sort organise | heap | tidy | Pick up the first thing and decide: keep it or let it go
storage | tidy goThrough sort organise clean remove use - | storage | tidy | Open {the} and take out one thing you don’t want
pair-up | sort putAway tidy organise fold find matchUp | pairs | clothes | Find two that match and lay them together
clothes-tidy | tidy goThrough sort organise | clothes | tidy | Pick up the first piece and decide: keep it or let it go
room | tidy goThrough clean sort organise use - | room | tidy | Get a bin bag and take it to {the}
wash-container | wash | container bagLike waterThing | dishes | Carry {the} to the sink
surface | clean wash use | surface tool | clean | Get a damp cloth and wipe one small bit of {the}
soak-body | soak | body nails none shower | care | Run some warm water into a bowl
soak-dishes | soak | dishes container | dishes | Put {the} in the sink and run the hot water
soak | soak | food unknown clothes craft goods | cooking | Put {the} in a bowl or the sink
sharpen | sharpen | * | fixing | Get {the} and what you sharpen {it} with
wash-body | wash clean | nails shower body child | care | Go to the bathroom and turn on the warm water
wash-food | wash | food plants | cooking | Put {the} in a bowl by the sink
wash-any | wash | @carry | clean | Carry {the} to the sink or the machine
clean | clean wipe | @carry @stand none | clean | Get a cloth and [take it to {the}|wipe the nearest surface]
clean-unknown | clean wipe | unknown | clean | Get the cloth or brush you’d use for {the}
clear-car | goThrough | car | tidy | Open {the} and take out one piece of rubbish
tidy | tidy | @stand none libraryBook | tidy | Go to [{the}|the messiest spot] and put one thing back where it belongs
tidy-things | tidy | @carry unknown | tidy | Pick up the first thing and put it where it belongs
repot | repot | * | plants | Get the pot and the soil out
cut-back | cutBack | plants garden tree | plants | Get the secateurs or scissors out
prune | prune | * | plants | Get the secateurs or scissors out
plant-only | - | plants | plants | Go to {the} and take a close look
pick-fruit | pick | plants food garden | plants | Put on your outdoor shoes and step outside
plant-food | feed | plants | plants | Get the plant food out
water-pets | water | pet herd | care | Fill the water bowl or bucket
plants | water use | plants | plants | Fill the watering can
planting | plantIt | plants | plants | Get a trowel or a pot out
water | water | garden unknown none food container | plants | Fill the watering can
turn-compost | ~ use sort tidy clean - | compost | plants | Put on your outdoor shoes and step outside
mow | * tidy clean garden goThrough ~ plantIt | garden | plants | Put on your outdoor shoes and step outside
garden-unread | garden | storage shelf book libraryBook @screen clothes bigStore contacts goods | tidy | ?
garden | garden plantIt | * | plants | Put on your outdoor shoes and step outside
furniture | make install | furniture | making | Open the box of {the} and find the instructions
paint-nails | paint | nails | care | Get the nail varnish and some tissue out
paint-art | paint | art unknown craft toys design goods costume dishes container | making | Put the paint and a brush next to {the}
dye-hair | dye | shower nails razor | care | Get the dye and an old towel out
dye | dye | * | making | Get the dye and rubber gloves out
fit-light | install | light | fixing | Turn the power off at the fuse box
install-goods | install | goods tool container alarmDevice appliance tap car wall curtain bike tyre | making | Get {the} out and find the instructions
lock-bike | lock | bike | fixing | Get the lock and take it to {the}
lock | lock | * | fixing | Get the key and go to {the}
turn-off | turnOff | * | fixing | Go to the switch or control for {the}
paint-room | paint | room kitchen bathroom | making | Carry the paint and a brush into {the}
paint-wall | paint | paintJob furniture wall storage tap | making | Get the paint and a brush out
fill-holes | fillIn fix | paintJob | fixing | Go and take a close look at {the}
`);
