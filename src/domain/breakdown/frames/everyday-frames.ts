import { framesFrom } from '#domain/breakdown/frames/frame.ts';

/**
 * Everyday pairs that the general tables read wrongly or not at all: rice is its own ingredient, a mileage is no receipt, and a
 * hamster is not tidied. They stand above all others. `?` asks.
 */
export const everydayFrames = framesFrom(`
cook-tea | cook | teaMeal | cooking | Look in the kitchen for the first thing you need
cook-eggs | cook make prepare | eggDish | cooking | Get the eggs out
cook-potatoes | cook make prepare | potatoDish | cooking | Get the potatoes out
cook-porridge | cook make prepare | porridge | cooking | Get the oats and a pan or bowl out
cook-ingredient | cook make prepare | ingredient&plain | cooking | Take {the} out and put {it} on the counter
log-kept | logIt record noteDown enterIt use | mileage&!refund&!form | numbers | Open the app, sheet or book you keep {the} in
log-readings | logIt | kept&!bp&!sugar meter score | numbers | Open the app, sheet or book you keep {the} in
log-body | logIt | tally | numbers | Open the app or book you keep it in
walk-with-clock | walk | together&clock&!pet | going | Set an alarm for when to get ready
walk-with | walk | together&!pet | exercise | Put your shoes on
walk-dog | walkDog | * | going | Get the lead and put your shoes on
translate-paper | translate | officialPaper passport cert | form | Find {the} and put {it} in front of you
translate-page | translate | letter papers form unknown recipe list | writing | Get {the} in front of you and read the first line
write-up-notes | writeUp | * | writing | Open the file, record or notebook for [{the}|it]
record-notes | write update finish use | recordNotes | writing | Open the file, record or notebook for {the}
check-near | checkOn | nearby&person nearby&role nearby&name nearby&onlyName nearby&titled nextDoor | going | Go and knock on their door
check-near-child | checkOn | nearby&child | care | Go and look in on them
service-own | service | ownService | fixing | Go to {the} and take a close look
get-serviced-car | getServiced | car tyre mot | booking | Find your garage’s number, or search “garage near me”
get-serviced | getServiced | * | booking | Search “{bare} service near me” on your phone
fit-bike | getDone getFixed getFitted | tyre&bike | booking | Search “bike repair near me” on your phone
fit-tyres | getDone getFixed getFitted | tyre | booking | Find your garage’s number, or search “garage near me”
fit-body | getFitted | fittedOnBody body mouth child pet onlyName person name | booking | Pick up your phone and find the number of whoever can do it
fit-unread | getFitted | @screen&!surface money abstract | booking | ?
get-salon | getDone | nails shower clippers fringe | booking | Pick up your phone and find the number of whoever can do it
get-fitted | getFitted | * | booking | Search “{bare} fitting near me” on your phone
find-home | find research browse lookAt | dwelling&some dwelling&several | research | Open a property site and type the area you want
find-new | find | furniture&some bulky&some car&some appliance&some bike&some tap&some bed&some desk&some softSeat&some | research | Open a new tab and search “{all}”
meet-call | - timed | meetup&spoken&clock | going | Set an alarm for a few minutes before
meet-clock | - timed | meetup&clock | going | Set an alarm for when to get ready
meet-day | - timed | meetup&timed | plan | Open your calendar at that day
print-post-label | print download | postLabel | tech | Find the email or page with {the}
print-labels | print | labels penned&several | tech | Open the file or list for {the}
bring-person | bringAlong | person child name onlyName role pet | going | Set an alarm for when you have to leave
bring-papers | bringAlong | passport cert document address form papers letter results photos idPhoto card cardMembership payslip statement bill insurance | packing | Find {the} and put {it} by your bag
bring-along | bringAlong | * | packing | Get the bag you’ll take with you
bring-in-chairs | bringIn | outChair | tidy | Put your shoes on and step outside
put-back-bins | putAway | bins | tidy | Put your shoes on and step outside
clean-out-bedding | tidy emptyOut muckOut | beddedPet | clean | Get a bag and the fresh bedding
clean-out-cage | tidy emptyOut muckOut | birdPet | clean | Get a bag and go to the cage
clean-out-tank | tidy emptyOut muckOut | tankPet | clean | Get a bucket and go to the tank
tidy-under | tidyUnder | * | tidy | Take one thing out from under {the}
clean-under-body | cleanUnder | body bodyPart limb nails clippers person child pet | clean | ?
clean-under | cleanUnder | * | clean | Get the broom or a cloth and take it to {the}
choose-outfit | decide | outfit | clothes | Open the wardrobe and take out one piece
choose-book | decide find | book&some book&!definite | research | Look at one list of books, or along a shelf
choose-film | decide find | filmThing&!definite | research | Open the app you watch films on
choose-food-place | decide | table venue&some | research | Open a new tab and search “restaurants near me”
choose-recipe | decide | recipe&!definite | cooking | Open a recipe book or site
choose-with-child | decide | child&together pet&together | research | ?
choose-with | decide | together&!child | message | Open your chat with {who}
choose-thing | decide | chosenHome&!definite curtain furniture&!definite appliance&!definite bike&some car&some reservation | research | Open a new tab and search “{bare}”
apply-course | apply | course | form | Find the page for {the} and look for the form
exercise-with | exercise run | together | exercise | Put your sports shoes on
yoga-video | - timed use go exercise practise stretch watch finish | yogaVideo | exercise | Open the video and clear a space on the floor
change-hoover-bag | change replace | hooverBag | fixing | Get the vacuum and a new bag out
change-bin-bag | change replace | binBag | bins | Get a new bag out
change-filter | change replace | filterThing&!tankFilter | fixing | Look where you keep the new ones
check-nits | check lookAt | child&nits person&nits name&nits onlyName&nits shower&nits crowd&nits nits unknown&nits | care | Get the nit comb out
check-fur | check lookAt | pet&ticks onlyName&ticks name&ticks | care | Sit down next to {the}
check-tyres | check lookAt | tyreItself | fixing | Go and take a close look at {the}
find-tuner | findSomeone | keyboard | research | Open a new tab and search “piano tuner near me”
find-someone | findSomeone | * | research | Open a new tab and search for somebody near you
move-off-several | move | plants&off&several @carry&off&several storage&off&several papers&off unknown&off&several food&off&several dishes&off heap&off toys&off clothes&off | tidy | Go there and pick up the first one
move-off | move | @carry&off plants&off food&off | tidy | Go there and pick {it} up
take-off | take get | clothes&off laundry&off toys&off book&off dishes&off papers&off plants&off | tidy | Go there and pick up the first one
move-plants | move | plants | plants | Clear the spot where you want {the}
cook-for | cook | child person role name onlyName crowd | cooking | Look in the kitchen for the first thing you need
`);
