import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/** The body, making things, and those one looks after. */
export const bodyFrames = framesFrom(`
visit-timed | timed | tradesman | plan | Set an alarm for half an hour before
meeting-timed | timed | meeting | going | Set an alarm for ten minutes before {the}
any-timed | - | unknown&clock onlyName&clock nails&clock tap&clock appliance&clock | plan | Set an alarm for half an hour before
tradesman | - get sort use book call check chase organise order | tradesman | call | Find the number for {the} on your phone
dose | take use - | dose | care | Get {the} out and put {it} in front of you
pills-only | - | pills | care | Get {the} out and put {it} in front of you
appointment-go | timed | appointment interview mot lesson role person helper party school transport showTicket venue | going | Set an alarm for when you have to leave
go-timed | go takeTo | appointment&timed interview&timed lesson&timed | going | Set an alarm for when you have to leave
see-doctor | see | appointment&!timed helper&!timed | booking | Pick up your phone and find the number for {the}
see-timed | see | appointment&timed helper&timed | going | Set an alarm for when you have to leave
see-show | see | showTicket video audio | booking | Open a new tab and search “{all}”
go-appointment | go takeTo | appointment interview lesson | going | Look in your calendar or messages for the time of {the}
mot-timed | timed | mot carService | going | Set an alarm for when you have to leave
mot | - book get sort use renew check service | mot | booking | Find your garage’s number, or search “MOT near me”
check-appointment | check | appointment lesson interview meeting | searching | Look in your calendar or messages for {the}
appointment | - get sort use plan organise make renew install | appointment | booking | Pick up your phone and find the number to book {the}
pill-box | take refill sort use prepare | pillbox | care | Put {the} and the packets on the table
buy-meds | buy get | pills | ordering | Open the pharmacy’s app or page and search “{bare}”
refill-pills | refill renew order restock topUp get buy | pills prescription | call | Find the old packet and take a photo of the label
nits | * clean groom take | nits | care | Get the comb and the conditioner out
test-kit | use take finish - | testKit | care | Get the test out and read the first instruction
take-minutes | take | notes | writing | Open a new page and type today’s date
pills | take use finish | pills | care | Fill a glass of water and put the packet beside it
pickup-pills | pickUp | pills prescription | errand | Put your shoes on and your prescription or ID in your pocket
water-drink | drink | waterDrink none | care | Fill a glass of water and put it beside you
drink-hot | drink | hotDrink | care | Fill the kettle and switch it on
drink | drink | * | care | Get a glass out
stretches | * practise exercise | stretches | care | Clear a space on the floor as long as you are
swim | go use exercise practise swim - | swim | exercise | Put your swimsuit and a towel in a bag
swim-any | swim | * | exercise | Put your swimsuit and a towel in a bag
mat | go use exercise practise stretch - | mat | exercise | Clear a space on the floor as long as you are
ride | go use ride exercise - | ride | exercise | Put your helmet by the door
ride-any | ride | * | exercise | Put your helmet by the door
sports-kit | go use exercise practise play run - | sportsKit | exercise | Put your kit in a bag
gym | go use exercise practise run - | exercise | exercise | Put your sports shoes on
run-errand | run exercise | grocery place fuel office directDebit | errand | Put your shoes on and your keys in your pocket
train-person | exercise | name role person child | talk | Send {the} one line: “When’s a good time to show you?”
exercise | exercise run | none | exercise | Put your sports shoes on
run-data | run | data code compute | code | Open the project or program for {the}
run-machine | run | dishwasher machine | tidy | Open {the} and put in the first thing
run-bath | run | shower | care | Go to the bathroom and turn on the warm water
stretch | stretch | none exercise mat stretches sleep meeting walk | care | Stand up and reach both arms over your head
walk-pet | walk | pet onlyName&!withName | going | Get the lead and put your shoes on
walk-person | walk | person child | going | Put your shoes on
walk | walk go use - | walk | exercise | Put your shoes on and stand outside the door
walk-any | walk | * | exercise | Put your shoes on and stand outside the door
hair-child | use groom | shower&name shower&child | care | Get the brush or comb out
shower | shower use go - | shower | care | Put a clean towel in the bathroom
shower-any | shower | * | care | Put a clean towel in the bathroom
pet-teeth | groom clean | teeth&pet | care | Get the pet toothbrush and toothpaste out
child-teeth | groom clean | teeth&child teeth&name | care | Go to the bathroom and get the toothbrush out
brush | groom clean use - | teeth | care | Go to the bathroom and pick up your toothbrush
nails | groom clean use go - fileIt | clippers | care | Get the nail clippers or scissors out
shave-it | shaveIt | * | care | Go to the bathroom and get the razor out
shave | groom use - | razor | care | Go to the bathroom and get the razor or trimmer out
fringe | groom | fringe | care | Get the comb and the hair scissors out
face | groom clean use go - | nails | care | Go to the bathroom mirror and turn on the warm water
wash-pet | wash | pet | care | Put a towel and the shampoo by the bath
groom-shoes | groom | footwear | clean | Get the shoe brush out
groom-horse | groom | horse herd | care | Get the brush and go to {the}
groom-pet | groom | pet | care | Get the brush and sit down next to {the}
groom-child | groom | child | care | Get the nail clippers or comb out
groom-hair | groom | shower | care | Go to the bathroom mirror and wet the comb
garden-cut | groom | garden plants | plants | Put on your outdoor shoes and step outside
wake | wake | * | care | Put both feet on the floor
dress | dress | * | care | Pick up one piece of clothing and put it on
prepare-bed | prepare | bed | laundry | Get a clean sheet out
sleep | sleep go prepare use | sleep | care | Put your phone on charge outside the bedroom
sleep-bed | sleep go | bed | care | Put your phone on charge outside the bedroom
bed | sleep | * | care | Put your phone on charge away from the bed
rest-unread | rest | food dinner cake coldFood noThing device tool | care | ?
rest | rest | * | care | Sit down somewhere soft and put your phone face down
pray | pray | * | care | Sit down somewhere quiet and put your phone away
mind | meditate use go practise - | mind | care | Sit down and let your shoulders drop
meditate | meditate | * | care | Sit down and let your shoulders drop
journal | * read | journal | writing | Open your journal and put today’s date on the page
journal-verb | journal | * | writing | Open your journal and put today’s date on the page
eat-with | eat | withName | message | Open your chat with {who}
eat | eat | * | cooking | Go to the kitchen and take out a plate
keys | practise play use study learn - | keyboard | practice | Sit down at {the} and play one note
restring | restring | * | practice | Get the new strings out
instrument | practise play use study learn - | instrument | practice | Pick up {the} and play one note
music | practise play use study learn write finish - | music | practice | Get the music out and do the first line
game | play use finish - | game | care | Get {the} out and put {it} on the table
puzzle | play use finish - | puzzleBook | care | Get {the} and a pen
video-game | play use finish - | videoGame | care | Switch on what you play {the} on
shoot | shootIt | photos video design goods present party | making | Pick up the camera and take one test shot
record-video | record | video | making | Open the camera and film ten seconds
record-audio | record | audio music instrument keyboard | making | Open your recording app and record ten seconds
make-audio | make write | audio video | making | Open the camera or recording app and record ten seconds
audio | record use finish update mix change - | audio video | making | Open the project with {the} and press play
record | record | unknown music none party child | making | Open your recording app or camera and record ten seconds
design | draw design use finish make update sort fix change - | design | making | Open the file with {the}, or a new one
design-any | design | * | making | Put paper and a pencil in front of you
draw | draw | * | making | Put paper and a pencil in front of you
finish-art | finish use | art&definite | making | Get {the} out and put {it} in front of you
tune-keyboard | tune | keyboard | research | Open a new tab and search “piano tuner near me”
tune | tune | * | practice | Get {the} and the tuner out
practise-code | practise | code | study | Open the editor or the exercise page
feed-starter | feed | cake | care | Get the jar and the flour out
feed-unread | feed | noThing fireplace | care | ?
feed | feed | pet child onlyName person none food unknown | care | Get the food[ for {the}] out
take-dog | takeTo take bring | dog | going | Put the lead by the front door
take-caged | takeTo take bring | caged | going | Put the carrier by the front door
train-pet | exercise learn practise | pet | care | Put a few treats in your pocket
take-someone | take | name&appointment child&appointment person&appointment pet&appointment | going | Set an alarm for when you have to leave
take-pet | takeTo take bring | pet | going | Put the lead or carrier by the front door
take-car | takeTo bring | car | errand | Pick up the car keys
take-bulky | takeTo | bulky furniture&!toGo | errand | Lift one end of {the} to see if you need help
take-person | takeTo | person role child onlyName | going | Set an alarm for when you have to leave
take-thing | takeTo bring lend | @carry bulky storage libraryBook unknown keys form document papers toGo food dinner cake plants | errand | Put {the} by the front door
change-baby | change | child | care | Get a clean nappy and the wipes
nappies | update change use | nappy | care | Get a clean nappy and the wipes
child | use sleep wash | child | care | Go over to {the} and say what comes next
burp-baby | burp | child onlyName | care | Put a cloth over your shoulder
burp | burp | container food unknown | care | Put {the} by the sink
play | play practise | child pet | care | Sit down on the floor next to {the}
tell-child | message talk | child | talk | Go and sit down next to {the}
help-child | help show | child | study | Go and sit down next to {the}
pack | pack prepare use - | trip | packing | Put an open bag on the bed
pack-none | pack | none | packing | Put an open bag on the bed
pack-boxes | pack | container storage | packing | Take an empty one and put the first thing in
pack-any | pack | @carry @stand unknown storage kit | packing | Put an open bag or box next to {the}
help | help | person&!homework role&!homework name&!homework onlyName&!homework crowd | talk | Ask {the} when you can help
find-recipe | find | recipe | research | Open a new tab and search “{all}”
find-papers | find | cert passport papers document tax form letter insurance expenses payslip | searching | Look in the drawer or folder where your papers live
find-keys | find | pocket | searching | Check the bag and jacket you used last for {the}
find-theirs | find | @carry&name keys&name libraryBook&name | searching | Look under the nearest bed or sofa for {the}
find-seen | find | @carry&!some keys libraryBook | searching | Go to the room where you last saw {the}
find-lost | find | unknown&definite onlyName tap meter drain fuse | searching | Look where {the} is most likely to be
find | find | @carry unknown none article data link score lesson course recipe | research | Open a new tab and search “{all}”
go-meeting | go | meeting | going | Open the calendar entry for {the} and find the room or link
visit | go see | person role child name onlyName place office venue party crowd school unknown | going | Put your shoes on and your keys in your pocket
prepare-clothes | prepare plan | clothes costume | clothes | Open the wardrobe and take out one piece
prepare-lesson | prepare | lesson | writing | Open your notes for {the}
prepare-event | prepare | meetup trip reservation move exercise school appointment party | plan | Open your calendar at the day of {the}
`);
