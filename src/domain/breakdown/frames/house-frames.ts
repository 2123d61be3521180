import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** Errands, the kitchen, clothes, cleaning and mending. */
export const houseFrames = framesFrom(`
return-online | return | parcel clothes goods device book | errand | Put {the} in a bag and the bag by the door
return | return | * | errand | Put {the} by the front door
wormer | * take buy order | wormer | care | Get the packet out of the cupboard
pickup-prescription | pickUp get use - | prescription pills&place | errand | Put your shoes on and your prescription or ID in your pocket
pickup-child | pickUp go use dropOff - | school child | going | Set an alarm for ten minutes before you have to leave
bulky | dropOff move remove | bulky | errand | Lift one end of {the} to see if you need help
drop-person | dropOff | onlyName person | going | Set an alarm for ten minutes before you have to leave
drop | dropOff | * | errand | Put {the} by the front door
post | post send | parcel present | errand | Put {the} in an envelope or box
post-any | post | unknown | errand | Put {the} by the front door
poop | pickUp clean remove use | poop | bins | Take a bag and step outside
pickup-food | pickUp | food grocery | errand | Put a shopping bag and your card by the door
cash | get pickUp use - | cash | errand | Put your bank card and wallet by the door
id-photo | * buy photo | idPhoto | errand | Search “photo booth near me” on your phone
collect | - | collectable | errand | Put your shoes on and your keys, card and phone in your pocket
pickup | pickUp | * | errand | Put your shoes on and your keys, card and phone in your pocket
groceries | buy use go get - | grocery | shopping | Open the fridge and see what’s missing
wrap | wrap | * | making | Put paper, scissors and tape on the table
greeting | write send make use post finish - | greeting | writing | Put a card and a pen on the table
takeaway | buy order get use - | takeaway | ordering | Open the delivery app or the restaurant’s page
sell | sell | * | making | Take one photo of {the}
donate | donate | * | errand | Get a bag and put the first thing in it
shred | shred | * | tidy | Pick up the first thing to go and put it in a bag
present | buy order get find research sort make use decide prepare - | present | ordering | <Say one thing {who} likes out loud, then search for it|Say one idea for {the} out loud, however silly>
fuel | buy get go use - | fuel | errand | Pick up the car keys
refuel | fuel | * | errand | Pick up the car keys
place | go use get - | place | errand | Put your shoes on and your keys in your pocket
buy-food | buy get - | food | errand | Put your shoes on and a bag by the door
buy-meal | buy get | dinner cake hotDrink | errand | Put your shoes on and a bag by the door
costume | make find buy order sort get use - | costume | making | Open the wardrobe and pull out one thing that could be part of {the}
buy-again | buy order get - | refillable | ordering | Find your last order in your email, or look at the old pack
buy-ticket | buy order | showTicket | booking | Open the page that sells {the}
order-food | order | food grocery dinner | ordering | Open the shop or app you order from
buy | buy order | * | ordering | Open the shop you’d buy from and search “{bare}”
get-goods | get | goods device clothes curtain tool craft | ordering | Open the shop you’d buy from and search “{bare}”
refill-kit | refill | kit storage fridge battery | packing | Open {the} and look at what’s missing
refill | refill | * | tidy | Get {the} and carry it to where you fill it
move-things | move | storage goods clothes furniture bulky tool | errand | Lift the first one to feel how heavy it is
take-stuff | takeTo | none | errand | Get a bag and put the first thing in it
put-groceries | putAway | grocery food | tidy | Take the cold things out of the bag and put them in the fridge
put-receipts | put | expenses | tidy | Take the first receipt out of your wallet or pocket
put-away | putAway | * | tidy | Pick up the first thing and carry it to where it lives
put | put | * | tidy | Pick up [{the}|the first thing] and carry it there
wash-on | laundryOn | * | laundry | Pick up an armful of dirty clothes and carry it to the machine
hot-drink | make use | hotDrink | care | Fill the kettle and switch it on
hang-washing | hang | laundry clothes | clothes | Pick up the first wet piece and shake it out
hang-curtains | hang | curtain | fixing | Carry {the} to the window
hang-outfit | hang | goods | tidy | Pick up {the} and find a hanger
hang-wall | hang | wall | fixing | Go to the wall where {the} will hang
hang | hang | * | fixing | Carry {the} to where it will go
dishwasher-empty | remove takeOut | dishwasher | dishes | Open the dishwasher and take out one plate
dishwasher | * move | dishwasher | dishes | Open the dishwasher and put in one plate
dishes | wash clean use sort putAway - | dishes | dishes | Go to the sink and turn on the warm water
sheet | update replace wash use - | sheet | laundry | Pull one corner of {the} off
change-bed | update | bed | laundry | Pull one pillowcase off its pillow
bedding | update replace wash make use sort clean remove - | bedding | laundry | Pull one pillowcase off its pillow
make-bed | make use | bed | care | Go to the bed and pull the duvet straight
iron | iron | * | clothes | Set up the ironing board and lay the first piece on it
fold | fold putAway | clothes laundry bedding | clothes | Pick up the first piece and lay it flat on the bed
fold-pile | sort tidy | laundry bedding | clothes | Pick up the first piece and lay it flat on the bed
fold-any | fold | * | clothes | Pick up the first one and lay it flat
dryer | - takeOut remove | clothes&machine laundry&machine | clothes | Go to the machine and take out one piece
kit | - find get prepare pack use sort | kit | packing | Find {the} and put it by the door
laundry | wash use sort clean remove - | laundry machine | laundry | Pick up an armful of dirty clothes and carry it to the machine
wash-curtain | wash clean | curtain | laundry | Take down the first one
wash-clothes | wash clean | clothes kit | laundry | Pick up {the} and carry it to the machine
bins | * takeOut remove clean dropOff move | bins | bins | Tie up the fullest bag and lift it out
take-out | takeOut | * | bins | Pick up {the} and carry it to the door
take-down | takeDown | * | tidy | Go to [{the}|it] and take down the first piece
packed-lunch | * pack | packedLunch | cooking | Put the open lunchbox on the counter
pack-lunch | pack | dinner | cooking | Put the open lunchbox on the counter
meal-plan-dinner | sort decide research | dinner mealPlan | cooking | Open the fridge and pick out one thing to use up
meal-plan | * | mealPlan | cooking | Open the fridge and pick out one thing to use up
meal-prep | mealPrep | * | cooking | Open the fridge and pick out one thing to use up
cake | cook make buy use | cake | cooking | Put a mixing bowl on the counter
cold-food | make prepare eat cook use - | coldFood | cooking | Put a plate or bowl for {bare} on the counter
dinner | cook make prepare use - | mealtime | cooking | Put a pan or pot for {bare} on the stove
cook | cook make prepare use - | dinner food | cooking | Look in the kitchen for the first ingredient of {bare}
cook-any | cook | * | cooking | Look in the kitchen for the first ingredient[ of {bare}]
litter | * clean remove tidy | litter | clean | Get a bin bag and carry it to {the}
wipe | wipe | * | clean | Get a cloth and take it to [{the}|where it’s sticky]
toilet | clean use | toilet | clean | Squirt cleaner into {the} and leave it to soak
bathroom | clean tidy use wash - | bathroom | clean | Squirt cleaner into the sink
fridge | clean tidy sort use remove - | fridge | clean | Open {the} and take out one thing that’s past its date
defrost-food | defrost | food dinner cake unknown | cooking | Take {the} out of the freezer
use-up | useUp | * | cooking | Take {the} out and put it on the counter
measure | measure | * | fixing | Get the tape measure and take it to {the}
label | label | * | tidy | Get a pen and the labels out
laminate | laminate | * | tech | Put {the} next to the laminator
polish | polish | * | clean | Get the polish and a cloth out
worm | worm | * | care | Get the packet out of the cupboard
gutter | * clean fix tidy remove | gutter | fixing | Go outside and look at {the} from the ground
alarm-device | check | alarmDevice | fixing | Go to {the} and look for the test button
toys | tidy sort clean organise putAway pickUp - | toys | tidy | Pick up one toy and put it in its box
defrost | defrost | * | clean | Go to {the} and look for its plug or switch
descale-machine | descale | bigMachine | clean | Get the descaler out and read the first instruction
descale | descale | * | clean | Fill {the} with water and a splash of vinegar or descaler
kitchen | clean tidy use sort - | kitchen | clean | Pick up one dirty cup and put it by the sink
drain | fix clean sort remove | drain | fixing | Put on gloves and lift off the cover of {the}
battery | replace update fix sort buy - | battery | fixing | Look where you keep batteries for a spare one
light | replace update fix sort | light | fixing | Go and look at {the}: which type or size is it?
bike | fix sort clean check | bike | fixing | Wheel {the} out to where there’s light
pump | pumpUp | * | fixing | Get the pump and take it to {the}
tyres | * fix replace | tyre | fixing | Go to the car and look at {the}
car-wash | wash clean | car | clean | Fill a bucket with warm water and a squirt of soap
fix-device | fix | device | tech | Switch {the} off and on again
knit | knit | * | making | Get your needles and yarn out
crochet | crochet | * | making | Get your hook and yarn out
sew-craft | fix make use finish | craft clothes | making | Lay {the} on the table with needle and thread
sew-button | sew | craft | making | Get needle, thread and {the}
sew | sew | * | making | Lay {the} on the table with needle and thread
get-repair | get | tap | fixing | Go and take a close look at {the}
bleed | bleed | * | fixing | Look for the radiator key
fix-leak | fix sort check | tap furniture appliance tool | fixing | Go and take a close look at {the}
replace | replace | tap appliance furniture goods tool device bike unknown | fixing | Look at {the} and check its size or type
fix | fix | * | fixing | Look closely at {the} and find what’s wrong
sweep | sweep | * | clean | Get the broom out[ and take it to {the}]
mop | mop | * | clean | Fill a bucket with warm water
vacuum | vacuum | * | clean | Get the vacuum out[ and take it to {the}]
floor | clean use tidy | floor | clean | Pick up the first thing lying on {the}
papers | tidy sort organise use fillIn read check remove putAway - | papers | tidy | Pick up the letter or paper on top
move-car | move | car | going | Pick up the car keys
desk | tidy clean sort organise use - | desk | tidy | Pick up one piece of rubbish from {the} and bin it
storage | tidy sort organise clean remove use - | storage car | tidy | Open {the} and take out one thing you don’t want
clothes-tidy | tidy sort organise | clothes | tidy | Pick up the first piece: does it stay or go?
room | tidy clean sort organise use - | room | tidy | Get a bin bag and take it to {the}
surface | clean wash use | surface appliance container tool | clean | Get a damp cloth and wipe one small bit of {the}
soak | soak | * | cooking | Put {the} next to a bowl
sharpen | sharpen | * | fixing | Lay {the} on the table with the sharpener
wash-any | wash | * | clean | Carry {the} to the sink, or a bucket of warm water to it
clean | clean wipe | * | clean | Get a cloth and [take it to {the}|wipe the nearest surface]
tidy | tidy | * | tidy | Go to [{the}|the messiest spot] and pick one thing that can go
repot | repot | * | plants | Get the pot and the soil out
prune | prune | * | plants | Get the secateurs or scissors out
plants | water use - | plants | plants | Fill the watering can
planting | garden | plants | plants | Get the pot or trowel out
water | water | * | plants | Fill the watering can
turn-compost | ~ use sort tidy - | compost | plants | Put on your outdoor shoes and step outside
mow | * tidy clean garden | garden | plants | Put on your outdoor shoes and step outside
garden | garden | * | plants | Put on your outdoor shoes and step outside
furniture | make install use sort | furniture wall light | making | Open the box of {the} and find the instructions
paint-wall | draw | paintJob furniture | making | Put the paint and a brush next to {the}
paint-room | draw | room kitchen bathroom | making | Carry the paint and a brush into {the}
fill-holes | fillIn fix | paintJob | fixing | Go and take a close look at {the}
`);
