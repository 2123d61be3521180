import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** Errands, the kitchen, clothes, cleaning and mending. */
export const houseFrames = framesFrom(`
return-online | return | parcel clothes goods device book | errand | Put {the} in a bag and the bag by the door
return | return | * | errand | Put {the} by the front door
wormer | * take buy | wormer | care | Get the tablet or drops out of the cupboard
pickup-prescription | pickUp buy get use - | prescription | errand | Put your shoes on and your prescription or ID in your pocket
pickup-child | pickUp go use dropOff - | school child | going | Set an alarm for ten minutes before you have to leave
bulky | dropOff move remove | bulky | errand | Go and stand next to {the} and clear the way to the door
drop | dropOff | * | errand | Put {the} by the front door
post | post send | parcel present | errand | Put {the} in an envelope or box
poop | pickUp clean remove use | poop | bins | Take a bag and step outside
pickup-food | pickUp | food grocery | errand | Put a shopping bag and your card by the door
id-photo | * buy photo | idPhoto | errand | Search “photo booth near me” on your phone
collect | - | collectable | errand | Put your shoes on and your keys, card and phone in your pocket
pickup | pickUp | * | errand | Put your shoes on and your keys, card and phone in your pocket
groceries | buy use go get - | grocery | shopping | Open the fridge and see what’s missing
wrap | wrap | * | making | Put paper, scissors and tape on the table
greeting | write send make use post - | greeting | writing | Put a card and a pen on the table
takeaway | buy get use - | takeaway | ordering | Open the delivery app or the restaurant’s page
sell | sell | * | making | Take one photo of {the}
donate | donate | * | errand | Get a bag and put the first thing in it
shred | shred | * | tidy | Pick up the first thing to go and put it in a bag
present | buy get find research sort make use - | present | ordering | Open a shop’s website and search one thing they love
fuel | buy get go use - | fuel | errand | Pick up the car keys
refuel | fuel | * | errand | Pick up the car keys
place | go use get - | place | errand | Put your shoes on and your keys in your pocket
buy-food | buy get - | food | errand | Put your shoes on and a bag by the door
costume | make find buy sort get use - | costume | making | Open the wardrobe and pull out one thing that could be part of {the}
buy | buy | * | ordering | Open a shop’s website and search “{bare}”
get-goods | get | goods device clothes | ordering | Open a shop’s website and search “{bare}”
put-groceries | putAway | grocery food | tidy | Take the cold things out of the bag and put them in the fridge
put-away | putAway | * | tidy | Pick up the first thing[ of {the}] and carry it to where it lives
wash-on | laundryOn | * | laundry | Pick up an armful of dirty clothes and carry it to the machine
hot-drink | make use | hotDrink | care | Fill the kettle and switch it on
hang-washing | hang | laundry clothes | clothes | Put the basket under the drying rack and take out the first piece
hang | hang | * | fixing | Carry {the} to the right wall or window
dishwasher-empty | remove takeOut | dishwasher | dishes | Open the dishwasher and take out one plate
dishwasher | * move | dishwasher | dishes | Open the dishwasher and put in one plate
dishes | wash clean use sort putAway - | dishes | dishes | Go to the sink and turn on the warm water
bedding | update replace wash make use sort clean - | bedding | laundry | Pull one pillowcase off its pillow
make-bed | make use | bed | care | Go to the bed and pull the duvet straight
iron | iron | * | clothes | Set up the ironing board and lay the first piece on it
fold | fold tidy sort putAway | clothes laundry bedding | clothes | Pick up the first piece and lay it flat on the bed
fold-any | fold | * | clothes | Pick up the first one and lay it flat
laundry | wash use sort clean remove - | laundry machine clothes | laundry | Pick up an armful of dirty clothes and carry it to the machine
bins | * takeOut remove clean dropOff move | bins | bins | Tie up the fullest bag and lift it out
take-out | takeOut | * | bins | Pick up {the} and carry it to the door
packed-lunch | * pack | packedLunch | cooking | Put the open lunchbox on the counter
pack-lunch | pack | dinner | cooking | Put the open lunchbox on the counter
meal-plan-dinner | sort decide research | dinner mealPlan | cooking | Open the fridge and pick out one thing to use up
meal-plan | * | mealPlan | cooking | Open the fridge and pick out one thing to use up
meal-prep | cook | todo | cooking | Open the fridge and pick out one thing to use up
cake | cook make buy use | cake | cooking | Put a mixing bowl on the counter
cold-food | make prepare eat cook use - | coldFood | cooking | Put a plate or bowl for {bare} on the counter
cook | cook make prepare use - | dinner | cooking | Put a pan or pot for {bare} on the stove
cook-any | cook | * | cooking | Put a pan or bowl on the counter
litter | * clean remove tidy | litter | clean | Get a bin bag and carry it to {the}
toilet | clean use | toilet | clean | Squirt cleaner into {the} and leave it to soak
bathroom | clean tidy use wash - | bathroom | clean | Squirt cleaner into the sink
fridge | clean tidy sort use remove - | fridge | clean | Open {the} and take out one thing that’s past its date
defrost | defrost | * | clean | Go to {the} and look for its plug or switch
descale | descale | * | clean | Fill {the} with water and a splash of vinegar or descaler
kitchen | clean tidy use sort - | kitchen | clean | Pick up one dirty cup and put it by the sink
drain | fix clean sort remove | drain | fixing | Put on gloves and lift off the cover of {the}
light | replace update fix sort | light | fixing | Go and look at {the}: which type or size is it?
bike | fix sort clean check | bike | fixing | Wheel {the} out to where there’s light
tyres | * fix replace | tyre | fixing | Go to the car with a torch and look at {the}
car-wash | wash clean vacuum | car | clean | Fill a bucket with warm water and a squirt of soap
fix-device | fix | device | tech | Switch {the} off and on again
sew-craft | sew fix make use | craft | making | Get {the} and the needle or hook for it
sew | sew | * | making | Lay {the} on the table with needle and thread
get-repair | get | tap | fixing | Go and take a close look at {the}
fix | fix replace | * | fixing | Go and take a close look at {the}
vacuum | vacuum | * | clean | Get the vacuum or broom out[ and take it to {the}]
floor | clean use tidy | floor | clean | Pick up the first thing lying on {the}
papers | tidy sort organise open use fillIn read check remove putAway - | papers | tidy | Pick up the letter or paper on top
move-car | move | car | going | Pick up the car keys
desk | tidy clean sort organise use - | desk | tidy | Pick up one piece of rubbish from {the} and bin it
storage | tidy sort organise clean remove use - | storage | tidy | Open {the} and take out one thing you don’t want
clothes-tidy | tidy sort organise | clothes | tidy | Pick up one piece you no longer wear and put it in a bag
room | tidy clean sort organise use - | room | tidy | Get a bin bag and take it to {the}
surface | clean wash use | surface car appliance | clean | Get a damp cloth and wipe one small bit of {the}
wash-any | wash | * | clean | Carry {the} to the sink, or a bucket of warm water to it
clean | clean | * | clean | Get a cloth and [take it to {the}|wipe the nearest surface]
tidy | tidy | * | tidy | Pick up one thing that’s rubbish[ from {the}] and bin it
plants | water garden buy use - | plants | plants | Fill the watering can
water | water | * | plants | Fill the watering can
mow | * tidy clean garden | garden | plants | Put on your outdoor shoes and step outside
garden | garden | * | plants | Put on your outdoor shoes and step outside
furniture | make install use sort | furniture wall light | making | Open the box of {the} and find the instructions
paint-wall | draw | paintJob room kitchen bathroom furniture | making | Put an old sheet down where you’ll paint {the}
`);
